import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import { geoLocationLabels } from "@coulisses/shared-domain/location/geo-location";
import { Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { EditAndRemove } from "../parts/edit-and-remove";

type Place = CatalogueLocation;

/** `edits` is absent for those who may not change places. */
export function locationColumns(edits?: {
  onEdit: (place: Place) => void;
  onRemove: (place: Place) => void;
}): Column<Place>[] {
  const columns: Column<Place>[] = [
    { key: "name", header: "Nom", mobileTitle: true, sortBy: ({ name }) => name, render: ({ name }) => name },
    {
      key: "shape",
      header: "Sur la carte",
      width: "160px",
      sortBy: ({ geoLocation }) => geoLocation && geoLocationLabels[geoLocation.type],
      render: ({ geoLocation }) =>
        geoLocation ? (
          geoLocationLabels[geoLocation.type]
        ) : (
          <Text size="small" muted>
            Non
          </Text>
        ),
    },
  ];
  if (!edits) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: "Actions",
      width: "88px",
      mobilePlace: "after-title",
      render: (place) => (
        <EditAndRemove
          name={place.name}
          onEdit={() => edits.onEdit(place)}
          onRemove={() => edits.onRemove(place)}
        />
      ),
    },
  ];
}
