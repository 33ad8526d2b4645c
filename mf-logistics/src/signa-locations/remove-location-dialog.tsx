import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import { useListLocationUsesQuery, useRemoveLocationMutation } from "../api/locations-api";
import { refusalOf, useNotify } from "@coulisses/shared-auth";
import { obstacleOf } from "../parts/uses";
import { RemoveDialog } from "@coulisses/shared-ui/overlay";

type Props = { place: CatalogueLocation; onClose: () => void };

export default function RemoveLocationDialog({ place: { id, version, name }, onClose }: Props) {
  const notify = useNotify();
  const { currentData: uses } = useListLocationUsesQuery({ id });
  const [remove] = useRemoveLocationMutation();
  return (
    <RemoveDialog
      title={`Supprimer « ${name} » ?`}
      obstacle={obstacleOf({ what: "le lieu", uses })}
      remove={async () => refusalOf(await remove({ id, version }))}
      onRemoved={() => notify({ type: "success", message: "Lieu supprimé 🥳" })}
      onClose={onClose}
    >
      Ce lieu ne pourra plus être choisi dans les fiches et disparaîtra de la carte.
    </RemoveDialog>
  );
}
