import { TextareaField } from "@coulisses/shared-ui/form";
import { useState, type ReactNode } from "react";
import { FormDialog } from "../dialog/form-dialog";

export type RejectDialogProps = {
  title: string;
  teamName: string;
  submitLabel: string;
  saving: boolean;
  /** What the rejection takes away. */
  warning?: ReactNode;
  onReject: (reason: string) => void;
  onClose: () => void;
};

export function RejectDialog({
  title,
  teamName,
  submitLabel,
  saving,
  warning,
  onReject,
  onClose,
}: RejectDialogProps) {
  const [reason, setReason] = useState("");
  const blank = reason.trim() === "";
  const submit = () => {
    if (!blank && !saving) onReject(reason.trim());
  };
  return (
    <FormDialog
      title={title}
      subtitle={`Pour l'équipe ${teamName}`}
      submitLabel={submitLabel}
      danger
      disabled={blank}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      {warning}
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
