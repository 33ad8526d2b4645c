import { useFestival } from "@coulisses/shared-auth";
import { Dialog, TermsText } from "@coulisses/shared-ui/overlay";

export default function EulaDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="full" title="Conditions Générales d'Utilisation">
      <TermsText festival={useFestival()} />
    </Dialog>
  );
}
