import { useAddressFilters } from "@coulisses/federation/address-filters";
import { inventoryCsv, storagesOf } from "@coulisses/shared-domain/inventory/inventory";
import { isApiError, useCan, useListGearCategoriesQuery, useListTeamsQuery } from "@coulisses/shared-auth";
import { Button, makeStyles, Surface } from "@coulisses/shared-ui/base";
import { DataTable, downloadCsv } from "@coulisses/shared-ui/data";
import { SearchPicker } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo } from "react";
import { useGetInventoryQuery } from "../api/inventory-api";
import { GearFilters, gearFilterKeys } from "../parts/gear-filters";
import { inventoryColumns } from "./columns";
import { filterInventory } from "./filter-inventory";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: "8px" },
  choice: { flex: "1 1 160px", minWidth: "140px", maxWidth: "240px" },
});

const keys = [...gearFilterKeys, "storage"] as const;
const none: never[] = [];
const itself = (storage: string) => storage;

type Props = {
  /** From the import: the focus returns to where it left. */
  isBack: boolean;
  /** Absent for those who may not replace the inventory. */
  onReset?: () => void;
};

export function InventoryList({ isBack, onReset }: Props) {
  const styles = useStyles();
  const given = useAddressFilters(keys);
  const { search, category, owner, storage } = given.filters;
  const { data: teams = none } = useListTeamsQuery();
  const seesCatalogue = useCan("read-gear-catalog");
  const { data: categories = none } = useListGearCategoriesQuery(undefined, { skip: !seesCatalogue });
  const { data, error, isLoading, refetch } = useGetInventoryQuery();
  const groups = data?.groups ?? none;

  const storages = useMemo(() => storagesOf(groups.flatMap(({ records }) => records)), [groups]);
  const shown = useMemo(
    () => filterInventory(groups, { search, category, owner, storage }),
    [groups, search, category, owner, storage],
  );

  return (
    <div className={styles.page}>
      <GearFilters {...given} categories={categories} teams={teams}>
        <SearchPicker
          label="Lieu de stockage"
          placeholder="Lieu de stockage"
          hideLabel
          clearable
          className={styles.choice}
          options={storages}
          getKey={itself}
          getLabel={itself}
          value={storage || null}
          onChange={(chosen) => given.set("storage", chosen ?? "")}
        />
        <Button
          icon={<UiIcon name="download" />}
          disabledFocusable={shown.length === 0}
          onClick={() => downloadCsv("inventaire", inventoryCsv(shown))}
        >
          Exporter
        </Button>
        {onReset && (
          <Button
            appearance="primary"
            icon={<UiIcon name="refresh" />}
            autoFocus={isBack}
            disabledFocusable={!data}
            onClick={onReset}
          >
            Réinitialiser
          </Button>
        )}
      </GearFilters>
      <Surface padded={false}>
        <DataTable
          caption="Inventaire"
          rows={shown}
          columns={inventoryColumns}
          getRowId={({ gear }) => gear.id}
          maxHeight="calc(100dvh - 220px)"
          loading={isLoading}
          loadingText="Chargement de l'inventaire..."
          emptyText="Inventaire vide"
          {...(isApiError(error) && { error: error.message })}
          onRetry={() => void refetch()}
        />
      </Surface>
    </div>
  );
}
