import { loadState, useCan } from "@coulisses/shared-auth";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import {
  useGetActivityStatisticsQuery,
  useGetPreviousEditionQuery,
  useGetTaskStatisticsQuery,
} from "../api/statistics-api";
import { kinds, type Kind } from "./kinds";

/** Counts of the kind of sheet in the address, among those that the reader may see. */
export function useStatistics() {
  const { filters, set } = useAddressFilters(["sheets"]);
  const readsActivities = useCan("read-fa");
  const readsTasks = useCan("read-ft");
  const choices = [
    ...(readsActivities ? [choice("activities")] : []),
    ...(readsTasks ? [choice("tasks")] : []),
  ];
  const kind = (choices.find(({ label }) => label === filters.sheets) ?? choices[0])?.value;

  const activities = useGetActivityStatisticsQuery(undefined, { skip: kind !== "activities" });
  const tasks = useGetTaskStatisticsQuery(undefined, { skip: kind !== "tasks" });
  const { data: before = null } = useGetPreviousEditionQuery();
  const reading = kind === "tasks" ? tasks : activities;
  return {
    kind,
    choices,
    choose: (next: Kind) => set("sheets", kinds[next].label),
    data: reading.data,
    load: loadState(reading),
    before,
  };
}

const choice = (value: Kind) => ({ value, label: kinds[value].label });
