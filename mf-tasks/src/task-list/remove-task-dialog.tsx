import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveFestivalTaskMutation } from "../api/tasks-api";

type Props = { task: FestivalTaskPreview; onClose: () => void };

export default function RemoveTaskDialog({ task: { id, name }, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveFestivalTaskMutation();
  return (
    <RemoveDialog
      title={`Suppression de la FT #${id}`}
      remove={async () => refusalOf(await remove({ id }))}
      onRemoved={() => notify({ type: "success", message: `FT #${id} supprimée 🗑️` })}
      onClose={onClose}
    >
      « {name} » disparaîtra pour tout le monde, avec ses mobilisations.
    </RemoveDialog>
  );
}
