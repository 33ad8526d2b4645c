import type { PeriodForm } from "@coulisses/shared-domain/contract/festival-activities";
import { useListConfigurationQuery } from "@coulisses/shared-auth";

/** The period of the briefing, where one is set. */
export function useBriefing(): PeriodForm | undefined {
  const { data } = useListConfigurationQuery();
  const entry = data?.find(({ key }) => key === "volunteerBriefingTimeWindow");
  return (entry?.value ?? undefined) as PeriodForm | undefined;
}
