import { rules, useForm } from "@coulisses/shared-pages/forms";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { required } from "@coulisses/shared-domain/field-problems";
import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import type { MapConfiguration } from "@coulisses/shared-domain/location/map";
import { checkGeoLocation, geoLocationLabels } from "@coulisses/shared-domain/location/geo-location";
import { refusalOf, useListLocationsQuery, useNotify } from "@coulisses/shared-auth";
import { TextField } from "@coulisses/shared-ui/base";
import { useMemo, useState } from "react";
import { useCreateLocationMutation, useUpdateLocationMutation } from "../api/locations-api";
import { FormDialog } from "@coulisses/shared-ui/overlay";
import { type DraftShape, draftOf, shapeOf } from "./map/draft-shape";
import { ShapeEditor } from "./map/late-maps";

const NOT_ON_THE_MAP = "Place le lieu sur la carte.";

type Props = {
  /** Absent when a place is added. */
  place?: CatalogueLocation;
  configuration: MapConfiguration;
  onClose: () => void;
};

type Values = { name: string; draft: DraftShape };

const valuesOf = (place?: CatalogueLocation): Values => ({
  name: place?.name ?? "",
  draft: draftOf(place?.geoLocation ?? null),
});

function shapeProblem(draft: DraftShape, isNew: boolean): string | undefined {
  const shape = shapeOf(draft);
  if (shape) return problemIn(() => checkGeoLocation(shape));
  return isNew ? NOT_ON_THE_MAP : undefined;
}

export default function LocationDialog({ place, configuration, onClose }: Props) {
  const notify = useNotify();
  const { data: places } = useListLocationsQuery();
  const [create] = useCreateLocationMutation();
  const [update] = useUpdateLocationMutation();
  const now = places?.find(({ id }) => id === place?.id) ?? place;
  const present = valuesOf(now);
  const neighbours = useMemo(
    () =>
      (places ?? []).flatMap(({ id, geoLocation }) => (geoLocation && id !== place?.id ? [geoLocation] : [])),
    [places, place?.id],
  );
  const [editing, setEditing] = useState(!place);
  const form = useForm<Values>({
    draft: `location-${place?.id ?? "new"}`,
    initialValues: present,
    schema: rules<Values>({ name: required, draft: (draft) => shapeProblem(draft, !place) }),
    send: async ({ name, draft }) => {
      const geoLocation = shapeOf(draft);
      if (now) {
        const isMoved = JSON.stringify(geoLocation) !== JSON.stringify(now.geoLocation ?? null);
        if (!isMoved && name.trim() === now.name) return undefined;
        const body = { name: name.trim(), ...(isMoved && { geoLocation }) };
        return refusalOf(await update({ id: now.id, version: now.version, body }));
      }
      return geoLocation
        ? refusalOf(await create({ body: { name: name.trim(), geoLocation } }))
        : { message: NOT_ON_THE_MAP };
    },
    onSent: (values) => {
      if (JSON.stringify(values) !== JSON.stringify(present))
        notify({ type: "success", message: place ? "Lieu modifié 🥳" : "Lieu ajouté 🥳" });
      onClose();
    },
  });
  const draft = form.field("draft");
  return (
    <FormDialog
      form={form}
      size="large"
      title={place ? "Modifier un lieu" : "Ajouter un lieu"}
      submitLabel={place ? "Modifier" : "Ajouter"}
      theirs={`Nom : ${present.name}\nSur la carte : ${now?.geoLocation ? geoLocationLabels[now.geoLocation.type] : "non"}`}
      onClose={onClose}
    >
      <TextField label="Nom du lieu" required autoFocus {...form.field("name")} />
      <ShapeEditor
        configuration={configuration}
        shape={draft.value}
        onChange={draft.onChange}
        neighbours={neighbours}
        editing={editing}
        onEditing={setEditing}
        error={draft.value.points.length > 0 ? shapeProblem(draft.value, !place) : draft.error}
      />
    </FormDialog>
  );
}
