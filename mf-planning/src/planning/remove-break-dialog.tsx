import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveBreakMutation } from "../api/planning-api";

type Props = { volunteerId: number; period: { start: string; end: string }; onClose: () => void };

export default function RemoveBreakDialog({ volunteerId, period: { start, end }, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveBreakMutation();
  return (
    <RemoveDialog
      title="Supprimer le créneau de pause"
      remove={async () => refusalOf(await remove({ id: volunteerId, query: { start, end } }))}
      onRemoved={() => notify({ type: "success", message: "Pause supprimée" })}
      onClose={onClose}
    >
      La personne pourra de nouveau être affectée {formatPeriod({ start, end })}.
    </RemoveDialog>
  );
}
