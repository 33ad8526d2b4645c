import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "../../base/field/text-field";
import { inForm, onCard } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { SaveState } from "./save-state";
import { WithSaveState } from "./with-save-state";

const meta = {
  title: "form/SaveState",
  component: SaveState,
  parameters: guide({
    what: "Whether what was typed is kept: on its way, saved, or not, and why.",
    use: [
      "under whatever saves itself: a text, a choice, a switch, all with the same words",
      "by `WithSaveState` around a field that does not bring it",
    ],
    avoid: [
      "in a form that is sent by its button: its answer is a notification",
      "for a list's own reading: `Loading`",
    ],
    keys: { Tab: "reaches « Réessayer » after a failure", "Enter, Space": "sends again" },
  }),
  decorators: [onCard],
  args: { state: "saved", onRetry: fn() },
} satisfies Meta<typeof SaveState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = { args: { state: "saving" } };
export const Saved: Story = {};
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const FailedForGood: Story = { render: () => <SaveState state="failed" /> };
export const BesideAField: Story = {
  decorators: [inForm],
  args: { state: "failed" },
  render: ({ state, onRetry = () => undefined }) => (
    <WithSaveState state={state} onRetry={onRetry}>
      <TextField label="Indicatif radio" value="Tango" />
    </WithSaveState>
  ),
};
