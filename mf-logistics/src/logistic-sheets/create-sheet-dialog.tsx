import { Button } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";

type Props = {
  title: string;
  ready: boolean;
  saving: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Enter creates from any field; refused, it stays open with all that was typed. */
export function CreateSheetDialog({ title, ready, saving, onSubmit, onClose, children }: Props) {
  const submit = () => {
    if (ready && !saving) onSubmit();
  };
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      onEnter={submit}
      actions={
        <Button appearance="primary" disabled={!ready} loading={saving} onClick={submit}>
          Créer la fiche
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
