import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { inForm, reviewers } from "@coulisses/shared-ui/stories";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf } from "../edit/edits-of";
import type { EditOutcome, SheetEdit } from "../edit/send-edit";
import { sendFormWith } from "../edit/send-form";
import { ReviewersProvider } from "./reviewers";
import { type Verdict, VerdictButtons } from "./verdict-buttons";

const saved: EditOutcome<unknown> = { kind: "saved", sheet: {} };
const write = fn((_edit: SheetEdit<unknown>) => Promise.resolve(saved));
const edit = editsOf<typeof taskCalls, unknown>(taskRoutes);
const verdicts: Verdict<FestivalTaskReviewer>[] = [
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
  component: VerdictButtons<unknown, FestivalTaskReviewer>,
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
      approve: (team) => edit("approve", { body: { team } }),
      ignore: (team) => edit("ignore", { body: { team } }),
      reject: (team, reason) => edit("reject", { body: { team, reason } }),
    },
  },
} satisfies Meta<typeof VerdictButtons<unknown, FestivalTaskReviewer>>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrote = (name: "approve" | "ignore" | "reject", body: unknown) =>
  waitFor(() => expect(write.mock.lastCall?.[0]).toMatchObject({ route: taskRoutes[name], body }));

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
