import type { StoredCharismaPeriod } from "@coulisses/shared-domain/charisma/charisma-period";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveCharismaPeriodMutation } from "../api/charisma-api";

type Props = { period: StoredCharismaPeriod; onClose: () => void };

export default function RemoveCharismaPeriodDialog({ period, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveCharismaPeriodMutation();
  return (
    <RemoveDialog
      title={`Supprimer le créneau ${period.name} ?`}
      remove={async () => refusalOf(await remove({ id: period.id }))}
      onRemoved={() => notify({ type: "success", message: "Période supprimée" })}
      onClose={onClose}
    >
      Les disponibilités {formatPeriod(period)} ne rapporteront plus de charisme.
    </RemoveDialog>
  );
}
