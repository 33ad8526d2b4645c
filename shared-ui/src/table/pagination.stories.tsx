import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { guide } from "../stories/guide";
import { onCard, phone } from "../stories/frames";
import { Pagination } from "./pagination";

const meta = {
  title: "data/Pagination",
  component: Pagination,
  parameters: guide({
    what: "Goes from page to page of a list.",
    use: ["alone, under a list that is not a table; `DataTable` brings its own"],
    avoid: ["for what fits on a screen"],
    keys: { Tab: "reaches its buttons" },
  }),
  decorators: [onCard],
  args: { page: 2, pageSize: 25, total: 128, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("26–50 sur 128")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Page précédente" }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole("button", { name: "Page suivante" }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Page précédente" }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};
export const Last: Story = { args: { page: 6 } };
export const OnePage: Story = {
  args: { page: 1, total: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { globals: phone };
