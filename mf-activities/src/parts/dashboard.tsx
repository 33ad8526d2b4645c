import { isApiError } from "@coulisses/shared-auth";
import { makeStyles, Surface } from "@coulisses/shared-ui/base";
import { DataTable, type Column } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import { useNavigate } from "@coulisses/federation/platform/router";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: "8px" },
  search: { flex: "1 1 220px", minWidth: "200px", maxWidth: "360px" },
});

type Line = { id: number };

type DashboardProps<T extends Line> = {
  words: { caption: string; search: string; loading: string; empty: string };
  search: string;
  onSearch: (typed: string) => void;
  /** More filters and buttons. */
  filters?: ReactNode;
  activeCount: number;
  onReset: () => void;
  /** Of these, `shown` are. */
  lines: { data?: T[] | undefined; isLoading: boolean; error?: unknown; refetch: () => unknown };
  shown: readonly T[];
  columns: readonly Column<T>[];
  /** Its texts are long. */
  comfortable?: boolean;
  /** Whether a line leads to its sheet. */
  opens?: boolean;
  /** What a click unfolds under a line instead. */
  details?: (line: T) => ReactNode;
};

/** What a team has to do for activities: a table to search in, whose lines lead to their sheets. */
export function Dashboard<T extends Line>({
  words,
  search,
  onSearch,
  filters,
  activeCount,
  onReset,
  lines,
  shown,
  columns,
  comfortable = false,
  opens = false,
  details,
}: DashboardProps<T>) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <FilterBar
        activeCount={activeCount}
        onReset={onReset}
        search={
          <SearchField label={words.search} className={styles.search} value={search} onChange={onSearch} />
        }
      >
        {filters}
      </FilterBar>
      <Surface padded={false}>
        <DataTable
          comfortable={comfortable}
          caption={words.caption}
          rows={shown}
          columns={columns}
          getRowId={({ id }) => id}
          {...(opens && {
            rowHref: ({ id }: Line) => `/fa/${id}`,
            onOpen: ({ id }: Line) => void navigate(`/fa/${id}`),
          })}
          {...(details && { details })}
          loading={lines.isLoading}
          loadingText={words.loading}
          emptyText={words.empty}
          {...(isApiError(lines.error) && !lines.data && { error: lines.error.message })}
          onRetry={() => void lines.refetch()}
        />
      </Surface>
    </div>
  );
}
