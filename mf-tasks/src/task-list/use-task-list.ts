import { useSearchParams } from "@coulisses/federation/platform/router";
import { useMemo } from "react";
import { useListFestivalTasksQuery } from "../api/tasks-api";
import { filterTasks, readFilters } from "./filters";

/** What the page shows: the tasks that its address asks for. */
export function useTaskList() {
  const [address, setAddress] = useSearchParams();
  const { data, isLoading, error, refetch } = useListFestivalTasksQuery();
  const filters = useMemo(() => readFilters(address), [address]);
  const shown = useMemo(() => filterTasks(data ?? [], filters), [data, filters]);
  /** Filters are no steps to go back through. */
  const show = (next: URLSearchParams) => {
    setAddress(next, { replace: true });
  };
  return { address, show, filters, tasks: data ?? [], shown, isLoading, error, refetch };
}
