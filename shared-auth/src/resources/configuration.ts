import type {
  configurationCalls,
  EventDate,
  FestivalConfiguration,
} from "@coulisses/shared-domain/contract/configuration";
import { defaultMap, type MapConfiguration } from "@coulisses/shared-domain/location/map";
import { configurationRoutes } from "@coulisses/shared-domain/routes/configuration";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const configuration = endpointsOf<typeof configurationCalls>(configurationRoutes);

/** Every entry of the configuration, by its key. */
export const { useListConfigurationQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listConfiguration: configuration.query(build, "list", {
      providesTags: [{ type: "Configuration", id: LIST }],
    }),
  }),
});

/** The festival's names and addresses; undefined while loading, or when not configured. */
export function useFestival(): FestivalConfiguration | undefined {
  return useConfigurationValue("festival") as FestivalConfiguration | undefined;
}

/** The festival's first day. */
export function useEventDate(): EventDate | undefined {
  return useConfigurationValue("eventDate") as EventDate | undefined;
}

/** The configured map; undefined while the configuration loads, without background when it can't be read. */
export function useMapConfiguration(): MapConfiguration | undefined {
  const { data, isError } = useListConfigurationQuery();
  if (!data) return isError ? { ...defaultMap, tiles: null } : undefined;
  const value = data.find(({ key }) => key === "map")?.value;
  return (value ?? defaultMap) as MapConfiguration;
}

function useConfigurationValue(key: string): unknown {
  const { data } = useListConfigurationQuery();
  return data?.find((entry) => entry.key === key)?.value ?? undefined;
}
