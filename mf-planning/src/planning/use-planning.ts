import { isApiError, useCan, useListBreaksQuery, useReadAvailabilitiesQuery } from "@coulisses/shared-auth";
import { useMemo } from "react";
import { useListMobilizationsOfQuery, useListSlotsOfQuery } from "../api/planning-api";
import { planningItems } from "./planning-items";

const none: never[] = [];

/** All that the planning of somebody shows, as far as the reader may see it: breaks are for those who assign. */
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
    /** Why a part that was never read could not be read. */
    refusal: isApiError(failed) ? failed.message : undefined,
    refetch: () => reads.forEach((read) => !read.isUninitialized && void read.refetch()),
  };
}
