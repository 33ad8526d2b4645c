import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { useListConfigurationQuery, loadState, type Load } from "@coulisses/shared-auth";
import { ListPage, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { actionsColumn, DataTable, type Column } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useNavigate } from "@coulisses/shared-pages/router";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState, type ComponentType } from "react";
import type { LogisticSheet } from "./logistic-sheet";
import type { RemoveSheet } from "./remove-sheet-dialog";

const RemoveSheetDialog = onDemand(() => import("./remove-sheet-dialog"));

type SheetListWords = {
  caption: string;
  search: string;
  create: string;
  loading: string;
  empty: string;
  removed: string;
};

type Props<Sheet> = {
  words: SheetListWords;
  /** Path of the list; a sheet is below it. */
  path: string;
  sheets: Load & { data?: Sheet[] | undefined };
  columns: readonly Column<Sheet>[];
  titleOf: (sheet: Sheet) => string;
  isFoundBy: (sheet: Sheet, typed: string) => boolean;
  remove: RemoveSheet;
  CreateDialog: ComponentType<{ onClose: () => void }>;
};

/** Purchases or loans: search, open, create, delete. */
export function SheetList<Sheet extends LogisticSheet>(props: Props<Sheet>) {
  const { words, path, sheets, columns, titleOf, isFoundBy, remove, CreateDialog } = props;
  const navigate = useNavigate();
  const { filters, activeCount, field } = useAddressFilters(["search"]);
  const [creating, setCreating] = useState(false);
  const [sheetToRemove, setSheetToRemove] = useState<Sheet | null>(null);
  const { search } = filters;
  // A new sheet starts on the festival's first day, so the form waits until that day is known.
  const { isLoading: isFestivalAwaited } = useListConfigurationQuery();

  const matching = useMemo(
    () => (sheets.data ?? []).filter((sheet) => isFoundBy(sheet, search)),
    [sheets.data, isFoundBy, search],
  );
  const withRemoval = useMemo(
    () => [...columns, ...actionsColumn<Sheet>({ what: titleOf, onRemove: setSheetToRemove })],
    [columns, titleOf],
  );

  return (
    <ListPage
      filters={<FilterBar search={<SearchField label={words.search} {...field("search")} />} />}
      actions={
        <PageAction
          main
          label={words.create}
          icon={<UiIcon name="add" />}
          onClick={() => setCreating(true)}
        />
      }
    >
      <Surface padded={false}>
        <DataTable
          caption={words.caption}
          rows={matching}
          columns={withRemoval}
          getRowId={({ id }) => id}
          rowHref={({ id }) => `${path}/${id}`}
          onOpen={({ id }) => void navigate(`${path}/${id}`)}
          loadingText={words.loading}
          emptyText={noMatch(activeCount) ?? words.empty}
          {...loadState(sheets)}
        />
      </Surface>
      {creating && !isFestivalAwaited && <CreateDialog onClose={() => setCreating(false)} />}
      {sheetToRemove && (
        <RemoveSheetDialog
          sheet={sheetToRemove}
          title={titleOf(sheetToRemove)}
          done={words.removed}
          remove={remove}
          onClose={() => setSheetToRemove(null)}
        />
      )}
    </ListPage>
  );
}
