import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { inForm, phone, reviewers } from "@coulisses/shared-ui/stories";
import type { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf } from "../edit/edits-of";
import type { EditOutcome, SheetEdit, VersionedSheet } from "../edit/send-edit";
import { sendFormWith } from "../edit/send-form";
import { ReviewersProvider } from "./reviewers";
import { SheetActions } from "./sheet-actions";
import { useReviewActions, type Verdict } from "./use-review-actions";

const saved: EditOutcome<VersionedSheet> = { kind: "saved", sheet: { id: 1, version: 2 } };
const write = fn((_edit: SheetEdit<VersionedSheet>) => Promise.resolve(saved));
const sendForm = sendFormWith(write);
const edit = editsOf<typeof taskCalls, VersionedSheet>(taskRoutes);
const edits = {
  approve: (team: FestivalTaskReviewer) => edit("approve", { body: { team } }),
  ignore: (team: FestivalTaskReviewer) => edit("ignore", { body: { team } }),
  reject: (team: FestivalTaskReviewer, reason: string) => edit("reject", { body: { team, reason } }),
};

function Review({ verdicts }: { verdicts: readonly Verdict<FestivalTaskReviewer>[] }) {
  const { actions, dialog } = useReviewActions({ kind: "FT", verdicts, write, sendForm, edits });
  return (
    <>
      <SheetActions actions={actions} />
      {dialog}
    </>
  );
}

const meta = {
  title: "sheet/Review",
  component: Review,
  decorators: [
    (Story) => (
      <ReviewersProvider value={reviewers}>
        <Story />
      </ReviewersProvider>
    ),
    inForm,
  ],
  args: {
    verdicts: [
      { team: "humain", isAwaited: true, canApprove: true, canReject: true },
      {
        team: "matos",
        isAwaited: true,
        canApprove: false,
        canReject: true,
        ignore: { obstacle: "La log matos ne peut pas ignorer une fiche tâche ayant des demandes de matos" },
        obstacle: "Il faut attribuer des lieux de retrait aux demandes de matos avant de valider la FT",
      },
      { team: "elec", isAwaited: true, canApprove: true, canReject: true, ignore: {} },
    ],
  },
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrote = (name: "approve" | "ignore" | "reject", body: unknown) =>
  waitFor(() => expect(write.mock.lastCall?.[0]).toMatchObject({ route: taskRoutes[name], body }));
const more = { name: "Autres actions" };

export const Verdicts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Approuver pour Humain" }));
    await wrote("approve", { team: "humain" });
    await userEvent.click(canvas.getByRole("button", more));
    await expect(
      await screen.findByRole("menuitem", { name: /^Ignorer pour Matos.*La log matos/ }),
    ).toHaveAttribute("aria-disabled", "true");
    await expect(screen.queryByRole("menuitem", { name: /Ignorer pour Humain/ })).toBeNull();
    await userEvent.click(screen.getByRole("menuitem", { name: "Ignorer pour Élec" }));
    await wrote("ignore", { team: "elec" });
  },
};
export const OnAPhone: Story = { globals: phone };

export const Rejection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", more));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rejeter pour Matos" }));
    const reason = await screen.findByLabelText("Explication");
    await userEvent.click(screen.getByRole("button", { name: "Rejeter la FT" }));
    // The dialog is still fading in.
    await waitFor(() => expect(screen.getByText("Ce champ est requis")).toBeVisible());
    await userEvent.type(reason, "Il manque l'heure de fin{Enter}");
    await wrote("reject", { team: "matos", reason: "Il manque l'heure de fin" });
  },
};
