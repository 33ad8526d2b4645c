import type { LogisticSearch } from "@coulisses/shared-domain/contract/activity-dashboards";
import type { GearFilterKey } from "./gear-filters";

/** What the server is asked: a filter that is not set is not sent. */
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
