import { type MapConfiguration, defaultMap } from "@coulisses/shared-domain/location/map";
import { useListConfigurationQuery } from "@coulisses/shared-auth";

/** What the administrator set; undefined until it has come. */
export function useMapConfiguration(): MapConfiguration | undefined {
  const { data, isError } = useListConfigurationQuery();
  if (!data) return isError ? { ...defaultMap, tiles: null } : undefined;
  const value = data.find(({ key }) => key === "map")?.value;
  return (value ?? defaultMap) as MapConfiguration;
}
