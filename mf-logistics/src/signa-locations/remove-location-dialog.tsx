import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import { useRemoveLocationMutation } from "../api/locations-api";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";

type Props = { place: CatalogueLocation; onClose: () => void };

export default function RemoveLocationDialog({ place: { id, version, name }, onClose }: Props) {
  const notify = useNotify();
  const [remove] = useRemoveLocationMutation();
  return (
    <RemoveDialog
      title={`Supprimer « ${name} » ?`}
      remove={async () => refusalOf(await remove({ id, version }))}
      onRemoved={() => notify({ type: "success", message: "Lieu supprimé 🥳" })}
      onClose={onClose}
    >
      Ce lieu ne pourra plus être choisi dans les fiches et disparaîtra de la carte.
    </RemoveDialog>
  );
}
