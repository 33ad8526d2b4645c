import { loadState, type Load, useCan } from "@coulisses/shared-auth";
import { ListPage, noMatch, Surface } from "@coulisses/shared-ui/base";
import { DataTable, type Column } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/filters";
import { useNavigate } from "@coulisses/shared-pages/router";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { type ReactNode, useMemo } from "react";

type Line = { id: number };

type DashboardProps<T extends Line> = {
  words: { caption: string; search: string; loading: string; empty: string };
  search: string;
  onSearch: (typed: string) => void;
  /** Additional filters. */
  filters?: ReactNode;
  /** `PageAction`s. */
  actions?: ReactNode;
  activeCount: number;
  onReset: () => void;
  /** Lines loaded; `shown` are those that match. */
  lines: Load;
  shown: readonly T[];
  columns: readonly Column<T>[];
  /** Content that a click unfolds under a line; without, the line holds long texts and links to its sheet. */
  details?: (line: T) => ReactNode;
};

/** The lines that the search of the address finds, and the props of `Dashboard` that say so. */
export function useSearchedLines<T extends Line>(
  lines: readonly T[] | undefined,
  isFound: (line: T, search: string) => boolean,
) {
  const { filters, set, bar } = useAddressFilters(["search"]);
  const { search } = filters;
  const shown = useMemo(() => lines?.filter((line) => isFound(line, search)) ?? [], [lines, isFound, search]);
  return { ...bar, search, onSearch: (typed: string) => set("search", typed), shown };
}

/** A team's recap of the activities: a searchable table whose lines open their sheets. */
export function Dashboard<T extends Line>({
  words,
  search,
  onSearch,
  filters,
  actions,
  activeCount,
  onReset,
  lines,
  shown,
  columns,
  details,
}: DashboardProps<T>) {
  const navigate = useNavigate();
  const opens = useCan("read-fa") && !details;
  return (
    <ListPage
      filters={
        <FilterBar
          activeCount={activeCount}
          onReset={onReset}
          search={<SearchField label={words.search} value={search} onChange={onSearch} />}
        >
          {filters}
        </FilterBar>
      }
      actions={actions}
    >
      <Surface padded={false}>
        <DataTable
          comfortable={!details}
          caption={words.caption}
          rows={shown}
          columns={columns}
          getRowId={({ id }) => id}
          {...(opens && {
            rowHref: ({ id }: Line) => `/fa/${id}`,
            onOpen: ({ id }: Line) => void navigate(`/fa/${id}`),
          })}
          {...(details && { details })}
          loadingText={words.loading}
          emptyText={noMatch(activeCount) ?? words.empty}
          {...loadState(lines)}
        />
      </Surface>
    </ListPage>
  );
}
