import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { useListConfigurationQuery } from "@coulisses/shared-auth";

const key = "volunteerBriefingTimeWindow";

/** Configuration entry of the briefing; a null period for none. */
export type Briefing = ConfigurationEntry & { value: PeriodForm | null };

/** The briefing; undefined while loading. */
export function useBriefing(): Briefing | undefined {
  const { data } = useListConfigurationQuery();
  const entry = data?.find((one) => one.key === key) ?? { key, value: null, version: 0 };
  return data && { ...entry, value: entry.value as PeriodForm | null };
}
