import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useNotify } from "@coulisses/shared-auth";
import { TextareaField } from "@coulisses/shared-ui/form";
import { useState } from "react";
import { reject } from "../../api/edits/review-edits";
import { FormDialog } from "../parts/form-dialog";
import { useDialogWrite } from "../parts/use-dialog-write";

type Props = { team: FestivalActivityReviewer; teamName: string; onClose: () => void };

export default function RejectDialog({ team, teamName, onClose }: Props) {
  const notify = useNotify();
  const [reason, setReason] = useState("");
  const { save, saving } = useDialogWrite(() => {
    notify({ type: "success", message: `FA rejetée par l'équipe ${teamName}` });
    onClose();
  });
  const blank = reason.trim() === "";
  const submit = () => {
    if (!blank) void save(reject(team, reason.trim()));
  };
  return (
    <FormDialog
      title="Rejeter une activité"
      subtitle={`Pour l'équipe ${teamName}`}
      submitLabel="Rejeter la FA"
      danger
      disabled={blank}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField
        label="Explication"
        hint="Entrée pour envoyer, Maj + Entrée pour aller à la ligne"
        autoFocus
        value={reason}
        onChange={setReason}
        onEnter={submit}
      />
    </FormDialog>
  );
}
