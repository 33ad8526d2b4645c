import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { useListSignageUsesQuery, useRemoveSignageMutation } from "../api/signages-api";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { obstacleOf } from "../parts/uses";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";

type Props = { signage: CatalogueSignageItem; onClose: () => void };

export default function RemoveSignageDialog({ signage: { id, version, name }, onClose }: Props) {
  const notify = useNotify();
  const { currentData: uses } = useListSignageUsesQuery({ id });
  const [remove] = useRemoveSignageMutation();
  return (
    <RemoveDialog
      title={`Supprimer ${name}`}
      obstacle={obstacleOf({ what: "la signalisation", uses })}
      remove={async () => refusalOf(await remove({ id, version }))}
      onRemoved={() => notify({ type: "success", message: "La signalétique a été supprimé" })}
      onClose={onClose}
    >
      « {name} » disparaîtra du catalogue, avec son image.
    </RemoveDialog>
  );
}
