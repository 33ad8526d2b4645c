import { useListFestivalActivitiesQuery } from "../api/activities-api";
import { useSearchParams } from "@coulisses/federation/platform/router";
import { useMemo } from "react";
import { filterActivities } from "./filter-activities";
import { readFilters } from "./filters";

/** What the page shows: the activities that its address asks for. */
export function useActivityList() {
  const [address, setAddress] = useSearchParams();
  const { data, isLoading, error, refetch } = useListFestivalActivitiesQuery();
  const filters = useMemo(() => readFilters(address), [address]);
  const shown = useMemo(() => filterActivities(data ?? [], filters), [data, filters]);
  /** Filters are no steps to go back through. */
  const show = (next: URLSearchParams) => {
    setAddress(next, { replace: true });
  };
  return { address, show, filters, activities: data ?? [], shown, isLoading, error, refetch };
}
