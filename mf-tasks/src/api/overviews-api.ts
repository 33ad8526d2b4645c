import type {
  AnsweredOrganiserNeed,
  NearestSlot,
  TimelineActivity,
} from "@coulisses/shared-domain/contract/assignment/overviews";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { NEEDS } from "@coulisses/shared-domain/live/live-tags";
import { baseApi, LIST } from "@coulisses/shared-auth";

/** Of the needs of organisers: instants as ISO texts, codes of teams. */
export type NeedsQuery = PeriodForm & { teams: readonly string[] };

const overviewsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getTimeline: build.query<TimelineActivity[], PeriodForm>({
      query: (params) => ({ url: "timeline", params }),
      providesTags: [
        { type: "FestivalActivity", id: LIST },
        { type: "FestivalTask", id: LIST },
        { type: "Planning", id: LIST },
        { type: "Volunteer", id: LIST },
      ],
    }),
    readNearestSlot: build.query<NearestSlot, string>({
      query: (from) => ({ url: "timeline/nearest-slot", params: { from } }),
      providesTags: [
        { type: "FestivalActivity", id: LIST },
        { type: "FestivalTask", id: LIST },
      ],
      extraOptions: { silent: true },
    }),
    listOrganiserNeeds: build.query<AnsweredOrganiserNeed[], NeedsQuery>({
      query: ({ teams, ...window }) => ({
        url: "orga-needs",
        params: { ...window, ...(teams.length > 0 && { teams: teams.join() }) },
      }),
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

export const { useGetTimelineQuery, useReadNearestSlotQuery, useListOrganiserNeedsQuery } = overviewsApi;
