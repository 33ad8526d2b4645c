import { ofName } from "@coulisses/shared-domain/french/of-name";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { type InventoryGroup, inventoryCsv, storagesOf } from "@coulisses/shared-domain/inventory/inventory";
import { useCan, useListGearCategoriesQuery, useListTeamsQuery, loadState } from "@coulisses/shared-auth";
import { exportCsv } from "@coulisses/shared-pages/export";
import { ListPage, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { actionsColumn, DataTable } from "@coulisses/shared-ui/data";
import { SearchPicker } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useGetInventoryQuery } from "../api/inventory-api";
import { GearFilters, gearFilterKeys } from "../parts/gear-filters";
import { inventoryColumns } from "./columns";
import { filterInventory } from "./filter-inventory";

const RecordsDialog = onDemand(() => import("./records-dialog"));

const keys = [...gearFilterKeys, "storage"] as const;
const none: never[] = [];
const itself = (storage: string) => storage;

type Props = {
  /** Back from the import: the focus returns to its button. */
  isBack: boolean;
  /** Absent without the permission to replace the inventory. */
  onReset?: () => void;
};

export function InventoryList({ isBack, onReset }: Props) {
  const addressFilters = useAddressFilters(keys);
  const { search, category, owner, storage } = addressFilters.filters;
  const { data: teams = none } = useListTeamsQuery();
  const seesCatalogue = useCan("read-gear-catalog");
  const { data: categories = none } = useListGearCategoriesQuery(undefined, { skip: !seesCatalogue });
  const reading = useGetInventoryQuery();
  const { data } = reading;
  const groups = data?.answer ?? none;

  const storages = useMemo(() => storagesOf(groups.flatMap(({ records }) => records)), [groups]);
  const matching = useMemo(
    () => filterInventory(groups, { search, category, owner, storage }),
    [groups, search, category, owner, storage],
  );

  const [editedId, setEditedId] = useState<number>();
  const edited = groups.find(({ gear }) => gear.id === editedId);
  const mayWrite = onReset !== undefined;
  const columns = useMemo(
    () => [
      ...inventoryColumns,
      ...(mayWrite
        ? actionsColumn<InventoryGroup>({
            what: ({ gear }) => `l'inventaire ${ofName(gear.name)}`,
            onEdit: ({ gear }) => setEditedId(gear.id),
          })
        : none),
    ],
    [mayWrite],
  );

  return (
    <ListPage
      filters={
        <GearFilters {...addressFilters} categories={categories} teams={teams}>
          <SearchPicker
            label="Lieu de stockage"
            placeholder="Lieu de stockage"
            hideLabel
            clearable
            options={storages}
            getKey={itself}
            getLabel={itself}
            value={storage || null}
            onChange={(chosen) => addressFilters.set("storage", chosen ?? "")}
          />
        </GearFilters>
      }
      actions={
        <>
          <PageAction
            label="Exporter"
            icon={<UiIcon name="download" />}
            onClick={() =>
              void exportCsv({
                what: "inventory",
                name: "inventaire",
                rows: matching,
                csv: () => inventoryCsv(matching),
              })
            }
          />
          {onReset && (
            <PageAction
              main
              label="Réinitialiser"
              icon={<UiIcon name="refresh" />}
              autoFocus={isBack}
              loading={reading.isLoading}
              onClick={onReset}
            />
          )}
        </>
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Inventaire"
          rows={matching}
          columns={columns}
          getRowId={({ gear }) => gear.id}
          loadingText="Chargement de l'inventaire..."
          emptyText={noMatch(addressFilters.activeCount) ?? "Inventaire vide"}
          {...loadState(reading)}
        />
      </Surface>
      {data && edited && (
        <RecordsDialog inventory={data} group={edited} onClose={() => setEditedId(undefined)} />
      )}
    </ListPage>
  );
}
