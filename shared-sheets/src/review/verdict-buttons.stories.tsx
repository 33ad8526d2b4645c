import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { inForm, reviewers } from "@coulisses/shared-ui/stories";
import { RejectDialog } from "./reject-dialog";
import { VerdictButtons } from "./verdict-buttons";

const meta = {
  title: "sheet/Review",
  component: VerdictButtons,
  decorators: [inForm],
  args: {
    verdicts: [
      { team: "humain", canApprove: true, canReject: true },
      {
        team: "matos",
        canApprove: false,
        canReject: true,
        canIgnore: false,
        obstacle: "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FT",
      },
      { team: "elec", canApprove: true, canReject: true, canIgnore: true },
    ],
    reviewers,
    onApprove: fn(() => Promise.resolve()),
    onIgnore: fn(() => Promise.resolve()),
    onReject: fn(),
  },
} satisfies Meta<typeof VerdictButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verdicts: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Approuver pour Humain" }));
    await expect(args.onApprove).toHaveBeenCalledWith("humain");
    await userEvent.click(canvas.getByRole("button", { name: "Ignorer pour Elec" }));
    await expect(args.onIgnore).toHaveBeenCalledWith("elec");
    await userEvent.click(canvas.getByRole("button", { name: "Rejeter pour Matos" }));
    await expect(args.onReject).toHaveBeenCalledWith("matos");
    await expect(canvas.getByRole("button", { name: "Approuver pour Matos" })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Ignorer pour Humain" })).toBeNull();
  },
};

const reject = fn();
export const Rejection: Story = {
  render: () => (
    <RejectDialog
      title="Rejeter une tâche"
      teamName="Humain"
      submitLabel="Rejeter la FT"
      saving={false}
      onReject={reject}
      onClose={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    const reason = await canvas.findByLabelText("Explication");
    await expect(canvas.getByRole("button", { name: "Rejeter la FT" })).toBeDisabled();
    await userEvent.type(reason, "Il manque l'heure de fin{Enter}");
    await expect(reject).toHaveBeenCalledWith("Il manque l'heure de fin");
  },
};
