import { isApiError, useNotify } from "@coulisses/shared-auth";
import { Notice } from "@coulisses/shared-ui/base";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useState, type ReactNode } from "react";

type Props = {
  title: string;
  /** What goes with it. */
  children: ReactNode;
  /** Told once it is gone. */
  done: string;
  /** A silent call: its refusal, with what uses the thing, is read here. */
  remove: () => Promise<{ error?: unknown }>;
  onClose: () => void;
};

/** Asks before something goes; a refusal stays in view until the person closes it. */
export function RemoveDialog({ title, children, done, remove, onClose }: Props) {
  const notify = useNotify();
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const confirm = async () => {
    setRemoving(true);
    const { error } = await remove();
    setRemoving(false);
    if (isApiError(error)) return setRefusal(error.message);
    notify({ type: "success", message: done });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Supprimer"
      danger
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
