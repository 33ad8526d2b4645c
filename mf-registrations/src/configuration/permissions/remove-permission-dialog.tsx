import type { KeptPermission } from "@coulisses/shared-domain/contract/teams";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useRemovePermissionMutation } from "../../api/permissions-api";

type Props = { permission: KeptPermission; onClose: () => void };

export default function RemovePermissionDialog({ permission: { id, name, teams }, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemovePermissionMutation();
  return (
    <RemoveDialog
      title={`Supprimer la permission ${name} ?`}
      remove={async () => refusalOf(await remove({ id }))}
      onRemoved={() => notify({ type: "success", message: "Permission supprimée" })}
      onClose={onClose}
    >
      {teams.length === 0 ? "Aucune équipe ne l'a." : "Les équipes qui l'ont la perdent aussitôt."}
    </RemoveDialog>
  );
}
