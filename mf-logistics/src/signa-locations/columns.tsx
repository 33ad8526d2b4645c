import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import { geoLocationLabels } from "@coulisses/shared-domain/location/geo-location";
import { Text } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, type RowWrites } from "@coulisses/shared-ui/data";

type Place = CatalogueLocation;

/** Columns of the places; `edits` is absent for readers. */
export function locationColumns(edits?: RowWrites<Place>): Column<Place>[] {
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
  return [...columns, ...actionsColumn<Place>({ what: ({ name }) => name, ...edits })];
}
