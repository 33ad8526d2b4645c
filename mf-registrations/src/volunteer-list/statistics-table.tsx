import { useNavigate } from "@coulisses/shared-pages/router";
import { isApiError, type Volunteer } from "@coulisses/shared-auth";
import { DataTable } from "@coulisses/shared-ui/data";
import { useMemo } from "react";
import { useListStatisticsQuery } from "../api/volunteers-api";
import { statisticsColumns } from "./statistics-columns";

type Props = {
  people: readonly Volunteer[];
  /** Message when the people can't be read. */
  failure: string | undefined;
  onRetry: () => void;
  onOpen: ((person: Volunteer) => void) | undefined;
  loading: boolean;
  emptyText: string;
};

/** Hours of the volunteers who gave availabilities; the others are left out. */
export function StatisticsTable({ people, failure, onRetry, loading, ...table }: Props) {
  const navigate = useNavigate();
  const { data, error, isLoading, refetch } = useListStatisticsQuery();
  const rows = useMemo(() => {
    const statsOf = new Map(data?.map(({ id, stats, worked }) => [id, { stats, worked }]));
    return people.flatMap((person) => {
      const own = statsOf.get(person.id);
      return own === undefined ? [] : [{ ...person, ...own }];
    });
  }, [people, data]);
  const columns = useMemo(
    () => statisticsColumns(({ id }) => void navigate(`/assignment/orga-task?volunteer=${id}`)),
    [navigate],
  );
  return (
    <DataTable
      {...table}
      caption="Bénévoles"
      rows={rows}
      columns={columns}
      getRowId={({ id }) => id}
      loading={loading || isLoading}
      loadingText="Chargement des statistiques..."
      error={failure ?? (isApiError(error) ? error.message : undefined)}
      onRetry={() => {
        if (failure !== undefined) onRetry();
        void refetch();
      }}
    />
  );
}
