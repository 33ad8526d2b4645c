import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import { useRemoveLocationMutation } from "../api/locations-api";
import { RemoveDialog } from "../parts/remove-dialog";

type Props = { place: CatalogueLocation; onClose: () => void };

export default function RemoveLocationDialog({ place: { id, version, name }, onClose }: Props) {
  const [remove] = useRemoveLocationMutation();
  return (
    <RemoveDialog
      title={`Supprimer « ${name} » ?`}
      done="Lieu supprimé 🥳"
      remove={() => remove({ id, version })}
      onClose={onClose}
    >
      Ce lieu ne pourra plus être choisi dans les fiches et disparaîtra de la carte.
    </RemoveDialog>
  );
}
