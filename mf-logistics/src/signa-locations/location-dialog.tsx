import type { CatalogueLocation } from "@coulisses/shared-domain/contract/catalogues";
import type { MapConfiguration } from "@coulisses/shared-domain/contract/locations";
import { checkGeoLocation } from "@coulisses/shared-domain/location/geo-location";
import { useNotify } from "@coulisses/shared-auth";
import { Skeleton, TextField } from "@coulisses/shared-ui/base";
import { Suspense, useState } from "react";
import { useCreateLocationMutation, useUpdateLocationMutation } from "../api/locations-api";
import { FormDialog } from "../parts/form-dialog";
import { refusalOf } from "../parts/refusal-of";
import { draftOf, shapeOf } from "./map/draft-shape";
import { ShapeEditor } from "./map/on-demand";

const NOT_ON_THE_MAP = "Place le lieu sur la carte.";

type Props = {
  /** Absent to add one. */
  place?: CatalogueLocation;
  configuration: MapConfiguration;
  onClose: () => void;
};

export default function LocationDialog({ place, configuration, onClose }: Props) {
  const notify = useNotify();
  const [create, creation] = useCreateLocationMutation();
  const [update, change] = useUpdateLocationMutation();
  // What others change meanwhile must not move under the hand.
  const [before] = useState(place);
  const [name, setName] = useState(place?.name ?? "");
  const [draft, setDraft] = useState(() => draftOf(place?.geoLocation ?? null));
  const [editing, setEditing] = useState(!place);

  const shape = shapeOf(draft);
  const sameShape = JSON.stringify(shape) === JSON.stringify(before?.geoLocation ?? null);
  const changed = name.trim() !== before?.name || !sameShape;
  const problem = shape ? refusalOf(() => checkGeoLocation(shape)) : before ? undefined : NOT_ON_THE_MAP;

  const save = async () => {
    const form = { name: name.trim() };
    const { error } = before
      ? await update({ id: before.id, form: { ...form, ...(!sameShape && { geoLocation: shape }) } })
      : shape
        ? await create({ ...form, geoLocation: shape })
        : { error: NOT_ON_THE_MAP };
    if (error) return;
    notify({ type: "success", message: before ? "Lieu modifié 🥳" : "Lieu ajouté 🥳" });
    onClose();
  };
  return (
    <FormDialog
      size="large"
      title={before ? "Modifier un lieu" : "Ajouter un lieu"}
      submitLabel={before ? "Modifier" : "Ajouter"}
      disabled={name.trim() === "" || problem !== undefined || !changed}
      saving={creation.isLoading || change.isLoading}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField label="Nom du lieu" required autoFocus value={name} onChange={setName} />
      <Suspense fallback={<Skeleton height="46dvh" />}>
        <ShapeEditor
          configuration={configuration}
          shape={draft}
          onChange={setDraft}
          editing={editing}
          onEditing={setEditing}
          error={draft.points.length > 0 ? problem : undefined}
        />
      </Suspense>
    </FormDialog>
  );
}
