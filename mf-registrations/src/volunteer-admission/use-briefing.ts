import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import type { PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import { useListConfigurationQuery } from "@coulisses/shared-auth";

const key = "volunteerBriefingTimeWindow";

/** The period of the briefing, null where none is set, and its version; undefined until it is read. */
export function useBriefing(): (ConfigurationEntry & { value: PeriodForm | null }) | undefined {
  const { data } = useListConfigurationQuery();
  const entry = data?.find((one) => one.key === key) ?? { key, value: null, version: 0 };
  return data && { ...entry, value: entry.value as PeriodForm | null };
}
