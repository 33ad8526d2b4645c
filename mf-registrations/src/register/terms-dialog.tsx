import { useFestival } from "@coulisses/shared-auth";
import { Dialog, TermsText } from "@coulisses/shared-ui/overlay";

/** The terms of use, over what is being filled in. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="full" title="Conditions Générales d'Utilisation">
      <TermsText festival={useFestival()} />
    </Dialog>
  );
}
