import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveFestivalActivityMutation } from "../api/activities-api";

type Props = { activity: FestivalActivityPreview; onClose: () => void };

export default function RemoveActivityDialog({ activity: { id, name }, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveFestivalActivityMutation();
  return (
    <RemoveDialog
      title={`Suppression de la FA #${id}`}
      remove={async () => refusalOf(await remove({ id }))}
      onRemoved={() => notify({ type: "success", message: `FA #${id} supprimée 🗑️` })}
      onClose={onClose}
    >
      « {name} » disparaîtra pour tout le monde.
    </RemoveDialog>
  );
}
