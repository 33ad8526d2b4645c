import { type ReactNode, useRef, useState } from "react";
import { Notice } from "../../base/message/notice";
import { Button } from "../../base/button/button";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";

/** The thing to remove, and the call. */
export type RemoveDialogProps = {
  title: string;
  /** The things that are removed with it. */
  children?: ReactNode;
  /** @default "Supprimer" */
  confirmLabel?: string;
  /** True when it destroys or takes away something. @default true */
  danger?: boolean;
  /** The reason why it can't be removed now; given, there is nothing to confirm. */
  obstacle?: ReactNode;
  /**
   * Removes it; resolves to the refusal, or undefined once it is removed. The call shows no notice itself.
   */
  remove: () => Promise<{ message: string } | undefined>;
  /** Called once it is removed, to show a notice. */
  onRemoved?: () => void;
  onClose: () => void;
};

/** Asks before something is removed, then closes; a refusal stays in view until the person closes it. */
export function RemoveDialog({
  title,
  children,
  confirmLabel = "Supprimer",
  danger = true,
  obstacle,
  remove,
  onRemoved,
  onClose,
}: RemoveDialogProps) {
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isBusy = useRef(false);

  const confirm = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRemoving(true);
    try {
      const answer = await remove();
      setRefusal(answer?.message);
      if (answer) return;
      onRemoved?.();
      onClose();
    } finally {
      isBusy.current = false;
      setRemoving(false);
    }
  };

  if (obstacle) {
    return (
      <Dialog
        open
        title={title}
        size="small"
        onClose={onClose}
        actions={<Button onClick={onClose}>Fermer</Button>}
      >
        <Notice intent="warning">{obstacle}</Notice>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      loading={removing}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {refusal === undefined ? (
        children
      ) : (
        <Notice intent="error" role="alert">
          {refusal}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
