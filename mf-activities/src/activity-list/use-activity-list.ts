import { useListFestivalActivitiesQuery } from "../api/activities-api";
import { useAddressFilters } from "@coulisses/federation/address-filters";
import { useMemo } from "react";
import { filterActivities } from "./filter-activities";
import { readFilters } from "./filters";

/** What the page shows: the activities that its address asks for. */
export function useActivityList() {
  const { address, show } = useAddressFilters([]);
  const { data, isLoading, error, refetch } = useListFestivalActivitiesQuery();
  const filters = useMemo(() => readFilters(address), [address]);
  const shown = useMemo(() => filterActivities(data ?? [], filters), [data, filters]);
  return { address, show, filters, activities: data ?? [], shown, isLoading, error, refetch };
}
