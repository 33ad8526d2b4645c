import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { findGears, type GearSearch } from "@coulisses/shared-domain/gear/gear-search";
import { readingState, useListGearsQuery } from "@coulisses/shared-auth";
import { useMemo } from "react";

/** Most options offered: with more matches, people type more letters rather than scroll. */
const MOST_RESULTS = 50;

/** The gears found, undefined until the catalogue is loaded or while `skip` is set; `onRetry` where it could not be. */
export type FoundGears = {
  currentData?: Gear[] | undefined;
  loading: boolean;
  onRetry?: (() => void) | undefined;
};

/** GEAR-3: searches the catalogue by name or code; the 50 best matches. */
export function useGearSearch(search: string, options: { skip: boolean }): FoundGears {
  return useCatalogueSearch(search, options);
}

/** The same among gear of ponctual usage: all that a task can ask for. */
export function useOccasionalGearSearch(search: string, options: { skip: boolean }): FoundGears {
  return useCatalogueSearch(search, options, true);
}

function useCatalogueSearch(
  search: string,
  { skip }: { skip: boolean },
  ponctualUsage?: GearSearch["ponctualUsage"],
): FoundGears {
  const { data, ...request } = useListGearsQuery(undefined, { skip });
  const gears = useMemo(
    () => data && findGears(data, { search, ponctualUsage }).slice(0, MOST_RESULTS),
    [data, search, ponctualUsage],
  );
  return { currentData: skip ? undefined : gears, ...readingState(request) };
}
