import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useNotify } from "@coulisses/shared-auth";
import { RejectDialog as Dialog } from "@coulisses/shared-sheets/review";
import { reject } from "../../api/edits/review-edits";
import { useDialogWrite } from "../sheet";

type Props = { team: FestivalActivityReviewer; teamName: string; onClose: () => void };

export default function RejectDialog({ team, teamName, onClose }: Props) {
  const notify = useNotify();
  const { save, saving } = useDialogWrite(() => {
    notify({ type: "success", message: `FA rejetée par l'équipe ${teamName}` });
    onClose();
  });
  return (
    <Dialog
      title="Rejeter une activité"
      teamName={teamName}
      submitLabel="Rejeter la FA"
      saving={saving}
      onReject={(reason) => void save(reject(team, reason))}
      onClose={onClose}
    />
  );
}
