import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { people, phone } from "@coulisses/shared-ui/stories";
import { AppStoreProvider, createAppStore } from "@coulisses/shared-auth";
import { CommentsSection } from "./comments-section";

const [amelie, bastien] = people as [(typeof people)[0], (typeof people)[0]];

const meta = {
  title: "sheet/Comments",
  component: CommentsSection,
  decorators: [
    (Story) => (
      <AppStoreProvider store={createAppStore()}>
        <Story />
      </AppStoreProvider>
    ),
  ],
  args: {
    sheet: {
      history: [{ action: "CREATED", by: amelie, at: "2026-01-10T09:00:00.000Z", description: "FT créée" }],
      feedbacks: [
        { author: bastien, content: "Et s'il pleut ?\nOn rentre.", publishedAt: "2026-01-11T10:00:00.000Z" },
      ],
    },
    newComment: { content: "", publishing: false, onChange: fn(), onPublish: fn() },
  },
} satisfies Meta<typeof CommentsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comments: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Et s'il pleut/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ajouter un commentaire" })).toBeEnabled();
  },
};
export const SentEmpty: Story = {
  args: {
    newComment: {
      content: "",
      publishing: false,
      error: "Ce champ est requis",
      onChange: fn(),
      onPublish: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ce champ est requis")).toBeVisible();
  },
};
const publish = fn();
export const HalfWritten: Story = {
  args: {
    newComment: { content: "Prends un parapluie", publishing: false, onChange: fn(), onPublish: publish },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Nouveau commentaire"), "{Enter}");
    await expect(publish).toHaveBeenCalledTimes(1);
  },
};
export const OnAPhone: Story = { globals: phone };
export const ForThoseWhoOnlyRead: Story = {
  args: { newComment: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText("Nouveau commentaire")).toBeNull();
  },
};
