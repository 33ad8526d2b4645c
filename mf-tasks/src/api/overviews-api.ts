import { baseApi, endpointsOf, LIST, lists } from "@coulisses/shared-auth";
import type { overviewCalls } from "@coulisses/shared-domain/contract/assignment/overviews";
import { NEEDS } from "@coulisses/shared-domain/live/live-tags";
import { overviewRoutes } from "@coulisses/shared-domain/routes/assignment";

const overviews = endpointsOf<typeof overviewCalls>(overviewRoutes);

/** The timeline of a window, the slot nearest to it, and the needs by quarter of an hour. */
export const { useGetTimelineQuery, useReadNearestSlotQuery, useListOrganiserNeedsQuery } =
  baseApi.injectEndpoints({
    overrideExisting: "throw",
    endpoints: (build) => ({
      getTimeline: overviews.query(build, "timeline", {
        providesTags: lists("FestivalActivity", "FestivalTask", "Planning", "Volunteer"),
      }),
      readNearestSlot: overviews.query(build, "nearestSlot", {
        silent: true,
        providesTags: lists("FestivalActivity", "FestivalTask"),
      }),
      listOrganiserNeeds: overviews.query(build, "organiserNeeds", {
        providesTags: [
          { type: "FestivalTask", id: LIST },
          { type: "FestivalTask", id: NEEDS },
          { type: "Availability", id: LIST },
          { type: "Planning", id: LIST },
          { type: "Volunteer", id: LIST },
        ],
      }),
    }),
  });
