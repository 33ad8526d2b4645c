import type { EventDate, FestivalConfiguration } from "@coulisses/shared-domain/contract/configuration";
import { useListConfigurationQuery } from "./configuration";

/** The festival's names and addresses; undefined until they have come or while nobody set them. */
export function useFestival(): FestivalConfiguration | undefined {
  return useConfigurationValue("festival") as FestivalConfiguration | undefined;
}

/** The festival's first day. */
export function useEventDate(): EventDate | undefined {
  return useConfigurationValue("eventDate") as EventDate | undefined;
}

function useConfigurationValue(key: string): unknown {
  const { data } = useListConfigurationQuery();
  return data?.find((entry) => entry.key === key)?.value ?? undefined;
}
