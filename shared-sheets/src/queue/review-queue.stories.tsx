import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { inForm, phone } from "@coulisses/shared-ui/stories";
import { BrowserRouter } from "@coulisses/shared-pages/router";
import { QueueBar } from "./queue-bar";
import { QueueStart } from "./queue-start";

const open = fn();

const meta = {
  title: "sheet/Review queue",
  component: QueueBar,
  decorators: [
    (Story) => (
      <BrowserRouter>
        <Story />
      </BrowserRouter>
    ),
    inForm,
  ],
  args: {
    teamName: "Matos",
    place: { rank: 3, previous: 4, next: 9, following: 9 },
    count: 12,
    list: "/fa?matos=REVIEWING",
    open,
  },
  parameters: {
    docs: { description: { component: "The place of a sheet among those that wait for a team." } },
  },
} satisfies Meta<typeof QueueBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 sur 12 à relire pour Matos");
    await userEvent.click(canvas.getByRole("button", { name: "Fiche précédente" }));
    await expect(open).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(open).toHaveBeenLastCalledWith(9);
  },
};
export const OnAPhone: Story = { args: { teamName: "Communication", count: 142 }, globals: phone };
/** A sheet that no longer waits stands in front of the queue. */
export const AlreadyRead: Story = { args: { place: { next: 4, following: 4 } } };
export const AllRead: Story = {
  render: () => (
    <QueueStart
      kind="FA"
      teamName="Matos"
      queue={[]}
      addressOf={(id) => `/fa/${id}`}
      list="/fa?matos=REVIEWING"
      isNarrowed={false}
    />
  ),
};
