import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { clearInquiry } from "../../api/edits/inquiry-edits";
import { useQuickWrite } from "../sheet";

export default function ClearInquiryDialog({ onClose }: { onClose: () => void }) {
  const write = useQuickWrite();
  const confirm = async () => {
    await write(clearInquiry(), "Les demandes de matos ont été réinitialisées");
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Réinitialiser les demandes de matos"
      confirmLabel="Réinitialiser"
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Tous les créneaux matos et toutes les demandes de cette fiche seront supprimés.
    </ConfirmDialog>
  );
}
