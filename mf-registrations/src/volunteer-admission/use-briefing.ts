import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { useListConfigurationQuery } from "@coulisses/shared-auth";

const key = "volunteerBriefingTimeWindow";

/** Configuration entry of the briefing; a null period for none. */
export type Briefing = ConfigurationEntry & { value: PeriodForm | null };

function briefingIn(configuration: readonly ConfigurationEntry[] | undefined): Briefing | undefined {
  if (configuration === undefined) return undefined;
  const entry = configuration.find((one) => one.key === key) ?? { key, value: null, version: 0 };
  return { ...entry, value: entry.value as PeriodForm | null };
}

/** The briefing; undefined while loading. */
export function useBriefing(): Briefing | undefined {
  return briefingIn(useListConfigurationQuery().data);
}

/** Waits for the briefing, which a fast reader may need before it is there; undefined when it can't be read. */
export function useReadBriefing(): () => Promise<Briefing | undefined> {
  const { data, refetch } = useListConfigurationQuery();
  return async () => briefingIn(data ?? (await refetch()).data);
}
