import { useAddressFilters } from "@coulisses/federation/address-filters";
import { useMemo } from "react";
import { useListFestivalTasksQuery } from "../api/tasks-api";
import { filterTasks, readFilters } from "./filters";

/** What the page shows: the tasks that its address asks for. */
export function useTaskList() {
  const { address, show } = useAddressFilters([]);
  const { data, isLoading, error, refetch } = useListFestivalTasksQuery();
  const filters = useMemo(() => readFilters(address), [address]);
  const shown = useMemo(() => filterTasks(data ?? [], filters), [data, filters]);
  return { address, show, filters, tasks: data ?? [], shown, isLoading, error, refetch };
}
