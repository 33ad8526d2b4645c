import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../stories/guide";
import { onCard, phone } from "../stories/frames";
import { MorePages } from "./more-pages";

const meta = {
  title: "data/MorePages",
  component: MorePages,
  parameters: guide({
    what: "The end of a list that the server hands over page after page.",
    use: ["under the `DataTable` of such a list, once it has rows, with what its read answers"],
    avoid: ["for a list that is there as a whole: `DataTable` has pages of its own"],
    keys: { Tab: "reaches the button", Enter: "asks for the next page" },
  }),
  decorators: [onCard],
  args: { hasNextPage: true, isFetching: false, fetchNextPage: fn() },
} satisfies Meta<typeof MorePages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToCome: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Afficher la suite" }));
    await expect(args.fetchNextPage).toHaveBeenCalledTimes(1);
  },
};
export const NextPageOnItsWay: Story = { args: { isFetching: true } };
export const TheEnd: Story = {
  args: { hasNextPage: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("C'est tout.")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { globals: phone };
