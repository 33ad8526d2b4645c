import { ConfirmDialog } from "@coulisses/shared-ui/overlay";

type Props = { onConfirm: () => void; onClose: () => void };

export default function ClearInChargeDialog({ onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      danger
      title="Supprimer les instructions des responsables"
      confirmLabel="Supprimer"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Les responsables et leurs instructions seront retirés de la FT.
    </ConfirmDialog>
  );
}
