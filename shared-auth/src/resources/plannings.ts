import type { breakCalls } from "@coulisses/shared-domain/contract/planning/breaks";
import type { slotCalls } from "@coulisses/shared-domain/contract/planning/slots";
import { breakRoutes, slotRoutes } from "@coulisses/shared-domain/routes/planning";
import { baseApi } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const breaks = endpointsOf<typeof breakCalls>(breakRoutes);
const slots = endpointsOf<typeof slotCalls>(slotRoutes);
/** Failures are the caller's to show. */
const ofPerson = {
  silent: true,
  providesTags: (_answer: unknown, _error: unknown, { id }: { id: number }) => [
    { type: "Planning" as const, id },
  ],
};

/** The breaks of a person, by id, and the time they work in each category of tasks. */
export const { useListBreaksQuery, useReadWorkTimesQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listBreaks: breaks.query(build, "list", ofPerson),
    readWorkTimes: slots.query(build, "readWorkTimes", ofPerson),
  }),
});
