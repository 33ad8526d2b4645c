import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { availabilityCallCalls } from "@coulisses/shared-domain/contract/planning/availability-calls";
import { CALLS, NEEDS } from "@coulisses/shared-domain/live/live-tags";
import { availabilityCallRoutes } from "@coulisses/shared-domain/routes/planning";

const calls = endpointsOf<typeof availabilityCallCalls>(availabilityCallRoutes);
const called = [{ type: "Availability", id: CALLS }] as const;
/** Silent: the dialog, or the hours that are asked, show failures. */
const changes = { silent: true, invalidatesTags: called };

/** The board of calls, the call itself, and the hours that one is called for oneself. */
export const { useReadCallBoardQuery, useCallPeopleMutation, useReadOwnCallsQuery, useDeclineCallMutation } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      readCallBoard: calls.query(build, "read", {
        providesTags: [
          ...called,
          { type: "Availability", id: LIST },
          { type: "CharismaPeriod", id: LIST },
          { type: "FestivalTask", id: LIST },
          { type: "FestivalTask", id: NEEDS },
          { type: "Planning", id: LIST },
          { type: "Volunteer", id: LIST },
        ],
      }),
      callPeople: calls.mutation(build, "call", changes),
      /** Silent: the page is about one's availabilities, which are there without it. */
      readOwnCalls: calls.query(build, "readOwn", { silent: true, providesTags: called }),
      declineCall: calls.mutation(build, "decline", changes),
    }),
  });
