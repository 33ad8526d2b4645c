import type { LogisticSearch } from "@coulisses/shared-domain/contract/activity-dashboards";
import type { GearFilterKey } from "./gear-filters";

/** The query to the server, without the empty filters. */
export function toLogisticSearch({
  search,
  category,
  owner,
  drive,
}: Record<GearFilterKey, string>): LogisticSearch {
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(owner && { owner }),
    ...(drive && { drive }),
  };
}
