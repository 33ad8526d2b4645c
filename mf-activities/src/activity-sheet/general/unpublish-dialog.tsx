import { ConfirmDialog } from "@coulisses/shared-ui/overlay";

type Props = { onConfirm: () => void; onClose: () => void };

export default function UnpublishDialog({ onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      danger
      title="Ne plus publier l'activité"
      confirmLabel="Ne plus publier"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Le lien de la photo et la mise en avant sur les réseaux sociaux seront effacés.
    </ConfirmDialog>
  );
}
