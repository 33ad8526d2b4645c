import type { ReactNode } from "react";
import { Button } from "../../base/button/button";
import { useDocumentKeys } from "../../behaviour/keys/use-document-keys";
import { Dialog } from "./dialog";

/** The question of a dialog, and its answers. */
export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** @default "Confirmer" */
  confirmLabel?: string;
  /** @default "Annuler" */
  cancelLabel?: string;
  /** True for an action that destroys something. */
  danger?: boolean;
  /** True while it is being done. */
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation. Enter pressed anywhere confirms, except on another button. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = "Confirmer",
  cancelLabel = "Annuler",
  danger = false,
  loading = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            appearance="primary"
            danger={danger}
            loading={loading}
            onClick={onConfirm}
            data-autofocus=""
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <EnterConfirms
        onEnter={() => {
          if (!loading) onConfirm();
        }}
      />
      {children}
    </Dialog>
  );
}

/** Stands in the dialog, so that Enter confirms nothing that is not in view yet. */
function EnterConfirms({ onEnter }: { onEnter: () => void }) {
  useDocumentKeys(
    (event) => {
      const other =
        event.target instanceof Element ? event.target.closest("button, a[href], textarea") : null;
      // The Enter that opened the dialog is still down: its repeats must not answer it.
      if (event.key !== "Enter" || event.repeat || event.isComposing || other) return;
      event.preventDefault();
      event.stopPropagation();
      onEnter();
    },
    { capture: true },
  );
  return null;
}
