import { useFestival } from "@coulisses/shared-auth";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { EulaText } from "./eula-text";

export default function EulaDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} size="full" title="Conditions Générales d'Utilisation">
      <EulaText festival={useFestival()} />
    </Dialog>
  );
}
