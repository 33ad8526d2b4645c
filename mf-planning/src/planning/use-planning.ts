import { isApiError, useCan, useListBreaksQuery, useReadAvailabilitiesQuery } from "@coulisses/shared-auth";
import { useMemo } from "react";
import { useListMobilizationsOfQuery, useListSlotsOfQuery } from "../api/planning-api";
import { planningItems } from "./planning-items";

const none: never[] = [];

/** Everything of a volunteer's planning that the reader may see; breaks only for those who assign. */
export function usePlanning(volunteerId: number, isOwn: boolean) {
  const assigns = useCan("affect-volunteer");
  const slots = useListSlotsOfQuery({ id: volunteerId });
  const mobilizations = useListMobilizationsOfQuery({ id: volunteerId });
  const breaks = useListBreaksQuery({ id: volunteerId }, { skip: !assigns });
  const availabilities = useReadAvailabilitiesQuery({ userId: volunteerId }, { skip: !assigns && !isOwn });
  const reads = [slots, mobilizations, breaks];
  const items = useMemo(
    () =>
      planningItems({
        slots: slots.data ?? none,
        mobilizations: mobilizations.data ?? none,
        breaks: breaks.data ?? none,
      }),
    [slots.data, mobilizations.data, breaks.data],
  );
  const failed = reads.find(({ data, error }) => data === undefined && isApiError(error))?.error;
  return {
    items,
    availabilities: availabilities.data ?? none,
    loading: slots.isLoading || mobilizations.isLoading,
    /** Message of a part that failed before it was ever read. */
    refusal: isApiError(failed) ? failed.message : undefined,
    refetch: () => reads.forEach((read) => !read.isUninitialized && void read.refetch()),
  };
}
