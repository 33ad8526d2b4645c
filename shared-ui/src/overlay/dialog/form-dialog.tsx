import type { ReactNode } from "react";
import { Button } from "../../base/button/button";
import { FormBody } from "../../form/frame/form-body";
import { type FormState, leaveForm } from "../../form/frame/form-state";
import { Dialog } from "./dialog";
import type { DialogProps } from "./dialog-surface";

/** A form in a dialog. */
export type FormDialogProps = Pick<DialogProps, "title" | "subtitle" | "size" | "onClose"> & {
  /** The form of `useForm`. */
  form: FormState;
  submitLabel: string;
  /** True when sending destroys or refuses something. */
  danger?: boolean;
  /** The other person's version, for the notice of a conflict. */
  theirs?: ReactNode;
  /** Further actions, before « Annuler » and the main button. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that fills and sends one form. Enter sends, Ctrl+Enter in a text of several lines. Its button
 * stays enabled: a press shows what is missing. After a refusal it stays open, with all typed values; so does
 * closing it, until the person agrees to lose them.
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
