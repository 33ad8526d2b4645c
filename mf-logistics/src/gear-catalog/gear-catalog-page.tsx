import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { catalogueCsv } from "@coulisses/shared-domain/gear/catalogue-csv";
import { matchesGearSearch } from "@coulisses/shared-domain/gear/gear-search";
import {
  isApiError,
  useCan,
  useListGearCategoriesQuery,
  useListGearsQuery,
  useListTeamsQuery,
} from "@coulisses/shared-auth";
import { exportCsv } from "@coulisses/shared-pages/export";
import {
  ListPage,
  makeStyles,
  PageAction,
  Surface,
  useIsMobile,
  useMediaQuery,
} from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ImportAction } from "@coulisses/shared-pages/import-action";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { GearFilters, gearFilterKeys } from "../parts/gear-filters";
import { CategoryTree } from "./category-tree";
import { gearColumns } from "./columns";

const GearDialog = onDemand(() => import("./gear-dialog"));
const GearImport = onDemand(() => import("./gear-import"));
const RemoveGearDialog = onDemand(() => import("./remove-gear-dialog"));

/** Below this width the tree opens in a drawer. */
const NARROW = "(max-width: 1100px)";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 310px",
    alignItems: "start",
    gap: "12px",
    [`@media ${NARROW}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

const none: never[] = [];

export default function GearCatalogPage() {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const isNarrow = useMediaQuery(NARROW);
  const canWrite = useCan("write-gear-catalog");
  const addressFilters = useAddressFilters(gearFilterKeys);
  const { search, category, owner } = addressFilters.filters;
  const { data: teams = none } = useListTeamsQuery();
  const { data: categories = none, refetch: readCategories } = useListGearCategoriesQuery();
  const { data: gears = none, error, isLoading, refetch: readGears } = useListGearsQuery();
  const [browsing, setBrowsing] = useState(false);
  const [importing, setImporting] = useState(false);
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Gear | null>(null);
  const [gearToRemove, setGearToRemove] = useState<Gear | null>(null);

  const matching = useMemo(
    () => gears.filter((gear) => matchesGearSearch(gear, { search, category, owner: owner || undefined })),
    [gears, search, category, owner],
  );
  const columns = useMemo(
    () =>
      gearColumns(teams, categories, canWrite ? { onEdit: setEdited, onRemove: setGearToRemove } : undefined),
    [teams, categories, canWrite],
  );

  if (importing && canWrite) return <GearImport onClose={() => setImporting(false)} />;
  return (
    <ListPage
      filters={<GearFilters {...addressFilters} categories={categories} teams={teams} />}
      actions={
        <>
          {isNarrow && !isMobile && (
            <PageAction
              label="Catégories"
              icon={<UiIcon name="menu" />}
              aria-haspopup="dialog"
              onClick={() => setBrowsing(true)}
            />
          )}
          {canWrite && (
            <>
              <PageAction
                label="Exporter"
                icon={<UiIcon name="download" />}
                onClick={() =>
                  void exportCsv({
                    what: "gear-catalogue",
                    name: "catalogue",
                    rows: matching,
                    csv: () => catalogueCsv(matching),
                  })
                }
              />
              <ImportAction onClick={() => setImporting(true)} />
              <PageAction
                main
                label="Ajouter un matos"
                icon={<UiIcon name="add" />}
                onClick={() => setAdding(true)}
              />
            </>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <Surface padded={false}>
          <DataTable
            caption="Matos"
            rows={matching}
            columns={columns}
            getRowId={({ id }) => id}
            loading={isLoading}
            loadingText="Chargement du catalogue..."
            emptyText="Aucun matos trouvé"
            {...(isApiError(error) && { error: error.message })}
            onRetry={() => {
              void readGears();
              void readCategories();
            }}
          />
        </Surface>
        {!isMobile && !error && (
          <CategoryTree
            teams={teams}
            chosen={category}
            onChoose={(path) => addressFilters.set("category", path)}
            drawer={isNarrow ? { open: browsing, onClose: () => setBrowsing(false) } : undefined}
          />
        )}
      </div>
      {adding && <GearDialog onClose={() => setAdding(false)} />}
      {edited && <GearDialog gear={edited} onClose={() => setEdited(null)} />}
      {gearToRemove && <RemoveGearDialog gear={gearToRemove} onClose={() => setGearToRemove(null)} />}
    </ListPage>
  );
}
