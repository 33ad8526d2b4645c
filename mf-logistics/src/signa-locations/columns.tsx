import type { CatalogueLocation } from "@coulisses/shared-domain/location/location-catalogue";
import { geoLocationLabels } from "@coulisses/shared-domain/location/geo-location";
import { Text } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, type RowWrites } from "@coulisses/shared-ui/data";

type LocationRow = CatalogueLocation;

/** `edits` is absent for those who may not change places. */
export function locationColumns(edits?: RowWrites<LocationRow>): Column<LocationRow>[] {
  const columns: Column<LocationRow>[] = [
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
  return [...columns, ...actionsColumn<LocationRow>({ what: ({ name }) => name, ...edits })];
}
