import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { useListGearUsesQuery, useRemoveGearMutation } from "../api/gears-api";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { obstacleOf } from "../parts/uses";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";

type Props = { gear: Gear; onClose: () => void };

export default function RemoveGearDialog({ gear: { id, version, name }, onClose }: Props) {
  const notify = useNotify();
  const { currentData: uses } = useListGearUsesQuery({ id });
  const [remove] = useRemoveGearMutation();
  return (
    <RemoveDialog
      title={`Supprimer ${name}`}
      obstacle={obstacleOf({ what: "le matériel", uses })}
      remove={async () => refusalOf(await remove({ id, version }))}
      onRemoved={() => notify({ type: "success", message: `Le matériel ${name} a été supprimé` })}
      onClose={onClose}
    >
      « {name} » disparaîtra du catalogue et de l'inventaire.
    </RemoveDialog>
  );
}
