import { matchesGearSearch } from "@coulisses/shared-domain/gear/gear-search";
import { useMemo } from "react";
import { useListGearsQuery } from "../api/gears-api";

const SHOWN = 50;

/** Searches in the whole catalogue, which the catalogue's page reads too. */
export function useGearSearch(search: string, options: { skip: boolean }) {
  const { data, isFetching } = useListGearsQuery(undefined, options);
  const currentData = useMemo(
    () => data?.filter((gear) => matchesGearSearch(gear, { search })).slice(0, SHOWN),
    [data, search],
  );
  return { currentData: options.skip ? undefined : currentData, isFetching };
}
