import { useFestival } from "@coulisses/shared-auth";
import { Dialog, TermsText } from "@coulisses/shared-ui/overlay";

/** Terms of use, in a dialog over the form. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="full" title="Conditions Générales d'Utilisation">
      <TermsText festival={useFestival()} />
    </Dialog>
  );
}
