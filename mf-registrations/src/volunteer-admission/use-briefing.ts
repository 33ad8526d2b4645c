import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import type { PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import { useListConfigurationQuery } from "@coulisses/shared-auth";

const key = "volunteerBriefingTimeWindow";

/** The entry of the briefing; its period is null where none is set. */
export type Briefing = ConfigurationEntry & { value: PeriodForm | null };

/** The briefing; undefined until it is read. */
export function useBriefing(): Briefing | undefined {
  const { data } = useListConfigurationQuery();
  const entry = data?.find((one) => one.key === key) ?? { key, value: null, version: 0 };
  return data && { ...entry, value: entry.value as PeriodForm | null };
}
