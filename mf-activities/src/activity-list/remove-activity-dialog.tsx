import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { useNotify } from "@coulisses/shared-auth";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveFestivalActivityMutation } from "../api/activities-api";

type Props = { activity: FestivalActivityPreview; onClose: () => void };

export default function RemoveActivityDialog({ activity: { id, name }, onClose }: Props) {
  const notify = useNotify();
  const [remove, { isLoading }] = useRemoveFestivalActivityMutation();

  const confirm = async () => {
    const { error } = await remove({ id });
    if (!error) notify({ type: "success", message: `FA #${id} supprimée 🗑️` });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`Suppression de la FA #${id}`}
      confirmLabel="Supprimer"
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      « {name} » disparaîtra pour tout le monde.
    </ConfirmDialog>
  );
}
