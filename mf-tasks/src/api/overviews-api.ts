import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
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
        providesTags: [
          { type: "FestivalActivity", id: LIST },
          { type: "FestivalTask", id: LIST },
          { type: "Planning", id: LIST },
          { type: "Volunteer", id: LIST },
        ],
      }),
      readNearestSlot: overviews.query(build, "nearestSlot", {
        silent: true,
        providesTags: [
          { type: "FestivalActivity", id: LIST },
          { type: "FestivalTask", id: LIST },
        ],
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
