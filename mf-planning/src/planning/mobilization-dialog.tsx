import { useCan } from "@coulisses/shared-auth";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { StatusChip, Text } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { FingerLink } from "../slot/finger-link";
import type { PlanningItem } from "./planning-items";

type Props = { item: Extract<PlanningItem, { kind: "mobilization" }>; onClose: () => void };

/** A task that names the volunteer before slots are assigned: it may still change. */
export default function MobilizationDialog({ item: { mobilization, title, place }, onClose }: Props) {
  const readsTasks = useCan("read-ft");
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      actions={readsTasks && <FingerLink to={`/ft/${mobilization.id}`}>Ouvrir la fiche tâche</FingerLink>}
    >
      <div>
        <StatusChip status={mobilization.status} />
      </div>
      <Text as="p">{formatPeriod(mobilization.timeWindow)}</Text>
      <Text as="p">{place ?? "Aucun lieu assigné"}</Text>
      <Text as="p" muted>
        Cette tâche demande la personne, mais son affectation n'a pas commencé : tout peut encore changer.
      </Text>
    </Dialog>
  );
}
