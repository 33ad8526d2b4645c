import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { MapConfiguration } from "@coulisses/shared-domain/location/map";
import { checkGeoLocation, geoLocationLabels } from "@coulisses/shared-domain/location/geo-location";
import { useListLocationsQuery, useNotify } from "@coulisses/shared-auth";
import { Skeleton, TextField } from "@coulisses/shared-ui/base";
import { Suspense, useMemo, useState } from "react";
import { useCreateLocationMutation, useUpdateLocationMutation } from "../api/locations-api";
import { FormDialog } from "../parts/form-dialog";
import { refusalOf } from "../parts/refusal-of";
import { useDraft } from "@coulisses/shared-sheets/dialog";
import { type DraftShape, draftOf, shapeOf } from "./map/draft-shape";
import { ShapeEditor } from "./map/on-demand";

const NOT_ON_THE_MAP = "Place le lieu sur la carte.";

type Props = {
  /** Absent to add one. */
  place?: CatalogueLocation;
  configuration: MapConfiguration;
  onClose: () => void;
};

/** A shape is compared whole, as its text. */
const valuesOf = (place?: CatalogueLocation) => ({
  name: place?.name ?? "",
  shape: JSON.stringify(draftOf(place?.geoLocation ?? null)),
});

export default function LocationDialog({ place, configuration, onClose }: Props) {
  const notify = useNotify();
  const { data: places } = useListLocationsQuery();
  const [create, creation] = useCreateLocationMutation();
  const [update, change] = useUpdateLocationMutation();
  const now = places?.find(({ id }) => id === place?.id) ?? place;
  const present = valuesOf(now);
  const { values, set, conflict } = useDraft(present);
  const [editing, setEditing] = useState(!place);

  const draft = useMemo(() => JSON.parse(values.shape) as DraftShape, [values.shape]);
  const shape = shapeOf(draft);
  const name = values.name.trim();
  const sameShape = JSON.stringify(shape) === JSON.stringify(now?.geoLocation ?? null);
  const problem = shape ? refusalOf(() => checkGeoLocation(shape)) : place ? undefined : NOT_ON_THE_MAP;

  const save = async () => {
    const { error } = now
      ? await update({
          id: now.id,
          version: now.version,
          form: { name, ...(!sameShape && { geoLocation: shape }) },
        })
      : shape
        ? await create({ name, geoLocation: shape })
        : { error: NOT_ON_THE_MAP };
    if (error) return;
    notify({ type: "success", message: place ? "Lieu modifié 🥳" : "Lieu ajouté 🥳" });
    onClose();
  };
  return (
    <FormDialog
      size="large"
      title={place ? "Modifier un lieu" : "Ajouter un lieu"}
      submitLabel={place ? "Modifier" : "Ajouter"}
      conflict={conflict}
      theirs={`Nom : ${present.name}\nSur la carte : ${now?.geoLocation ? geoLocationLabels[now.geoLocation.type] : "non"}`}
      disabled={name === "" || problem !== undefined || (name === present.name && sameShape)}
      saving={creation.isLoading || change.isLoading}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Nom du lieu"
        required
        autoFocus
        value={values.name}
        onChange={(typed) => set("name", typed)}
      />
      <Suspense fallback={<Skeleton height="46dvh" />}>
        <ShapeEditor
          configuration={configuration}
          shape={draft}
          onChange={(drawn) => set("shape", JSON.stringify(drawn))}
          editing={editing}
          onEditing={setEditing}
          error={draft.points.length > 0 ? problem : undefined}
        />
      </Suspense>
    </FormDialog>
  );
}
