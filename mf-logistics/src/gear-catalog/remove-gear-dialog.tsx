import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { useRemoveGearMutation } from "../api/gears-api";
import { RemoveDialog } from "../parts/remove-dialog";

type Props = { gear: Gear; onClose: () => void };

export default function RemoveGearDialog({ gear: { id, version, name }, onClose }: Props) {
  const [remove] = useRemoveGearMutation();
  return (
    <RemoveDialog
      title={`Supprimer ${name}`}
      done={`Le matériel ${name} a été supprimé`}
      remove={() => remove({ id, version })}
      onClose={onClose}
    >
      « {name} » disparaîtra du catalogue et de l'inventaire.
    </RemoveDialog>
  );
}
