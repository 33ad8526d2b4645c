import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { useNotify } from "@coulisses/shared-auth";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useRemoveFestivalTaskMutation } from "../api/tasks-api";

type Props = { task: FestivalTaskPreview; onClose: () => void };

export default function RemoveTaskDialog({ task: { id, name }, onClose }: Props) {
  const notify = useNotify();
  const [remove, { isLoading }] = useRemoveFestivalTaskMutation();

  const confirm = async () => {
    const { error } = await remove({ id });
    if (!error) notify({ type: "success", message: `FT #${id} supprimée 🗑️` });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={`Suppression de la FT #${id}`}
      confirmLabel="Supprimer"
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      « {name} » disparaîtra pour tout le monde, avec ses mobilisations.
    </ConfirmDialog>
  );
}
