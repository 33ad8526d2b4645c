import { useNotify } from "@coulisses/shared-auth";
import { TextareaField } from "@coulisses/shared-ui/form";
import { useState, type ReactNode } from "react";
import { FormDialog } from "../dialog/form-dialog";

const wording = {
  FA: { title: "Rejeter une activité", submit: "Rejeter la FA" },
  FT: { title: "Rejeter une tâche", submit: "Rejeter la FT" },
};

export type RejectDialogProps = {
  kind: keyof typeof wording;
  teamName: string;
  /** What the rejection takes away. */
  warning?: ReactNode;
  /** Resolves to whether the rejection was saved. */
  onReject: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the reason of a rejection and sends it; refused, it stays open with the reason. */
export default function RejectDialog({ kind, teamName, warning, onReject, onClose }: RejectDialogProps) {
  const notify = useNotify();
  const [reason, setReason] = useState("");
  const [saving, setSaving] = useState(false);
  const blank = reason.trim() === "";
  const submit = async () => {
    if (blank || saving) return;
    setSaving(true);
    const saved = await onReject(reason.trim());
    setSaving(false);
    if (!saved) return;
    notify({ type: "success", message: `${kind} rejetée par l'équipe ${teamName}` });
    onClose();
  };
  return (
    <FormDialog
      title={wording[kind].title}
      subtitle={`Pour l'équipe ${teamName}`}
      submitLabel={wording[kind].submit}
      danger
      disabled={blank}
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {warning}
      <TextareaField
        label="Explication"
        hint="Entrée pour envoyer, Maj + Entrée pour aller à la ligne"
        autoFocus
        value={reason}
        onChange={setReason}
        onEnter={() => void submit()}
      />
    </FormDialog>
  );
}
