import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { assignmentsLostBy } from "@coulisses/shared-domain/festival-task/review/reject";
import { useNotify } from "@coulisses/shared-auth";
import { Notice } from "@coulisses/shared-ui/base";
import { RejectDialog as Dialog } from "@coulisses/shared-sheets/review";
import { reject } from "../../api/edits/review-edits";
import { useDialogWrite, useSheet } from "../sheet";

type Props = { team: FestivalTaskReviewer; teamName: string; onClose: () => void };

export default function RejectDialog({ team, teamName, onClose }: Props) {
  const notify = useNotify();
  const lost = assignmentsLostBy(useSheet().sheet);
  const { save, saving } = useDialogWrite(() => {
    notify({ type: "success", message: `FT rejetée par l'équipe ${teamName}` });
    onClose();
  });
  return (
    <Dialog
      title="Rejeter une tâche"
      teamName={teamName}
      submitLabel="Rejeter la FT"
      saving={saving}
      warning={
        lost > 0 && (
          <Notice intent="warning" title="Cette FT est en cours d'affectation">
            {lost > 1
              ? `Ses ${lost} affectations seront supprimées, avec les personnes déjà affectées.`
              : "Son affectation sera supprimée, avec les personnes déjà affectées."}
          </Notice>
        )
      }
      onReject={(reason) => void save(reject(team, reason))}
      onClose={onClose}
    />
  );
}
