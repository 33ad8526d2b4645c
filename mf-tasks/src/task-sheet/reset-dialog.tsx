import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { ResetWarning } from "./reset-warning";

type Props = { teams: readonly FestivalTaskReviewer[]; onConfirm: () => void; onClose: () => void };

export default function ResetDialog({ teams, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      title="Réinitialisation des validations"
      confirmLabel="Continuer"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ResetWarning teams={teams} />
    </ConfirmDialog>
  );
}
