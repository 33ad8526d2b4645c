import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import {
  type CatalogueLocation,
  isLocationFoundBy,
} from "@coulisses/shared-domain/location/location-catalogue";
import { useCan, useListLocationsQuery, useMapConfiguration, loadState } from "@coulisses/shared-auth";
import { ListPage, PageAction, Skeleton, Surface } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ImportAction } from "@coulisses/shared-pages/import-action";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { locationColumns } from "./columns";
import { LocationsMap } from "./map/late-maps";

const LocationDialog = onDemand(() => import("./location-dialog"));
const LocationsImport = onDemand(() => import("./locations-import"));
const RemoveLocationDialog = onDemand(() => import("./remove-location-dialog"));

const MAP_HEIGHT = "clamp(240px, 42dvh, 480px)";

const none: CatalogueLocation[] = [];

export default function SignaLocationsPage() {
  const canManage = useCan("manage-location");
  const reading = useListLocationsQuery();
  const { data: places = none } = reading;
  const configuration = useMapConfiguration();
  const { filters, field } = useAddressFilters(["search"]);
  const [importing, setImporting] = useState(false);
  const [edited, setEdited] = useState<CatalogueLocation | "new" | null>(null);
  const [placeToRemove, setPlaceToRemove] = useState<CatalogueLocation | null>(null);
  const { search } = filters;

  const matching = useMemo(
    () => places.filter((place) => isLocationFoundBy(place, search)),
    [places, search],
  );
  const columns = useMemo(
    () => locationColumns(canManage ? { onEdit: setEdited, onRemove: setPlaceToRemove } : undefined),
    [canManage],
  );
  if (importing && canManage) return <LocationsImport onClose={() => setImporting(false)} />;
  return (
    <ListPage
      filters={<FilterBar search={<SearchField label="Chercher un lieu" {...field("search")} />} />}
      actions={
        canManage && (
          <>
            <ImportAction onClick={() => setImporting(true)} />
            <PageAction
              main
              label="Ajouter un lieu"
              icon={<UiIcon name="add" />}
              onClick={() => setEdited("new")}
            />
          </>
        )
      }
    >
      {configuration ? (
        <LocationsMap
          configuration={configuration}
          locations={matching}
          height={MAP_HEIGHT}
          fit={search !== ""}
          {...(canManage && { onOpen: setEdited })}
        />
      ) : (
        <Skeleton height={MAP_HEIGHT} />
      )}
      <Surface padded={false}>
        <DataTable
          caption="Lieux"
          rows={matching}
          columns={columns}
          getRowId={({ id }) => id}
          {...(canManage && { onOpen: setEdited })}
          loadingText="Chargement des lieux..."
          emptyText="Aucun lieu trouvé"
          {...loadState(reading)}
        />
      </Surface>
      {edited && configuration && (
        <LocationDialog
          {...(edited !== "new" && { place: edited })}
          configuration={configuration}
          onClose={() => setEdited(null)}
        />
      )}
      {placeToRemove && <RemoveLocationDialog place={placeToRemove} onClose={() => setPlaceToRemove(null)} />}
    </ListPage>
  );
}
