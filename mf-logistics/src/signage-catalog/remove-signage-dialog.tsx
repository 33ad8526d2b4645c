import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { useRemoveSignageMutation } from "../api/signages-api";
import { RemoveDialog } from "../parts/remove-dialog";

type Props = { signage: CatalogueSignageItem; onClose: () => void };

export default function RemoveSignageDialog({ signage: { id, version, name }, onClose }: Props) {
  const [remove] = useRemoveSignageMutation();
  return (
    <RemoveDialog
      title={`Supprimer ${name}`}
      done="La signalétique a été supprimé"
      remove={() => remove({ id, version })}
      onClose={onClose}
    >
      « {name} » disparaîtra du catalogue, avec son image.
    </RemoveDialog>
  );
}
