import type { ReactNode } from "react";
import { Button } from "../../base/button/button";
import { FormBody } from "../../form/frame/form-body";
import { type FormState, leaveForm } from "../../form/frame/form-state";
import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-surface";

export type FormDialogProps = Pick<DialogProps, "title" | "subtitle" | "size" | "onClose"> & {
  /** What `useForm` answers. */
  form: FormState;
  submitLabel: string;
  /** What is sent destroys or refuses something. */
  danger?: boolean;
  /** What somebody else has made of what the form changes, for the notice of a conflict. */
  theirs?: ReactNode;
  /** Before « Annuler » and the main button: what else the person may do. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that fills and sends one form. Enter sends, Ctrl+Enter in a text of several lines. Its button stays
 * enabled: a press shows what is missing. A refusal leaves it open, with all that was typed; so does closing it,
 * until the person agrees to lose what was typed.
 */
export function FormDialog({
  form,
  submitLabel,
  danger = false,
  theirs,
  actions,
  children,
  ...dialog
}: FormDialogProps) {
  const close = () => leaveForm(form, dialog.onClose);
  return (
    <Dialog
      open
      {...dialog}
      onClose={close}
      onEnter={form.submit}
      actions={
        <>
          {actions}
          <Button onClick={close}>Annuler</Button>
          <Button appearance="primary" danger={danger} loading={form.sending} onClick={form.submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormBody form={form} theirs={theirs} onClose={dialog.onClose}>
        {children}
      </FormBody>
    </Dialog>
  );
}
