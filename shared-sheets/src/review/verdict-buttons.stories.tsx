import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { inForm, reviewers } from "@coulisses/shared-ui/stories";
import type { EditOutcome, SheetEdit } from "../edit/send-edit";
import { sendFormWith } from "../edit/send-form";
import { ReviewersProvider } from "./reviewers";
import { type Verdict, VerdictButtons } from "./verdict-buttons";

const saved: EditOutcome<unknown> = { kind: "saved", sheet: {} };
const write = fn((_edit: SheetEdit<unknown>) => Promise.resolve(saved));
const verdicts: Verdict<string>[] = [
  { team: "humain", canApprove: true, canReject: true },
  {
    team: "matos",
    canApprove: false,
    canReject: true,
    canIgnore: false,
    obstacle: "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FT",
  },
  { team: "elec", canApprove: true, canReject: true, canIgnore: true },
];

const meta = {
  title: "sheet/Review",
  component: VerdictButtons<unknown, string>,
  decorators: [
    (Story) => (
      <ReviewersProvider value={reviewers}>
        <Story />
      </ReviewersProvider>
    ),
    inForm,
  ],
  args: {
    kind: "FT",
    verdicts,
    write,
    sendForm: sendFormWith(write),
    edits: {
      approve: (team) => ({ method: "POST", path: "approve", body: { team } }),
      ignore: (team) => ({ method: "POST", path: "ignore", body: { team } }),
      reject: (team, reason) => ({ method: "POST", path: "reject", body: { team, reason } }),
    },
  },
} satisfies Meta<typeof VerdictButtons<unknown, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrote = (path: string, body: unknown) =>
  waitFor(() => expect(write.mock.lastCall?.[0]).toMatchObject({ path, body }));

export const Verdicts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Approuver pour Humain" }));
    await wrote("approve", { team: "humain" });
    await userEvent.click(canvas.getByRole("button", { name: "Ignorer pour Élec" }));
    await wrote("ignore", { team: "elec" });
    await expect(canvas.getByRole("button", { name: "Approuver pour Matos" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Ignorer pour Matos" })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Ignorer pour Humain" })).toBeNull();
  },
};

export const Rejection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rejeter pour Matos" }));
    const reason = await screen.findByLabelText("Explication");
    await userEvent.click(screen.getByRole("button", { name: "Rejeter la FT" }));
    // The dialog is still fading in.
    await waitFor(() => expect(screen.getByText("Ce champ est requis")).toBeVisible());
    await userEvent.type(reason, "Il manque l'heure de fin{Enter}");
    await wrote("reject", { team: "matos", reason: "Il manque l'heure de fin" });
  },
};
