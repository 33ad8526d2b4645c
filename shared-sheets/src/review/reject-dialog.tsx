import { rules, useForm, type SendOutcome } from "@coulisses/shared-pages/forms";
import { required } from "@coulisses/shared-domain/field-problems";
import { TextareaField } from "@coulisses/shared-ui/form";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";

const wording = {
  FA: { title: "Rejeter une activité", submit: "Rejeter la FA" },
  FT: { title: "Rejeter une tâche", submit: "Rejeter la FT" },
};

const schema = rules<{ reason: string }>({ reason: required });

/** The team for which a sheet is rejected, and the consequences. */
type RejectDialogProps = {
  kind: keyof typeof wording;
  teamName: string;
  /** The things that the rejection removes. */
  warning?: ReactNode;
  /** Closes the dialog too. */
  send: (reason: string) => Promise<SendOutcome>;
  onClose: () => void;
};

/** Asks for the reason of a rejection and sends it; stays open with the error when refused. */
export default function RejectDialog({ kind, teamName, warning, send, onClose }: RejectDialogProps) {
  const form = useForm({
    draft: `rejection-${kind}-${teamName}`,
    initialValues: { reason: "" },
    schema,
    send: ({ reason }) => send(reason.trim()),
  });
  return (
    <FormDialog
      form={form}
      title={wording[kind].title}
      subtitle={`Pour l'équipe ${teamName}`}
      submitLabel={wording[kind].submit}
      danger
      onClose={onClose}
    >
      {warning}
      <TextareaField
        label="Explication"
        hint="Entrée pour envoyer, Maj + Entrée pour aller à la ligne"
        autoFocus
        onEnter={form.submit}
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
