import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { activityDashboardCalls } from "@coulisses/shared-domain/contract/activity-dashboards";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import { activityDashboardRoutes } from "@coulisses/shared-domain/routes/activity-dashboards";

const dashboards = endpointsOf<typeof activityDashboardCalls>(activityDashboardRoutes);
/** The list's own changes, and fields that no line of the list shows. */
const recaps = [
  { type: "FestivalActivity", id: LIST },
  { type: "FestivalActivity", id: RECAPS },
] as const;

const dashboardsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listActivitiesForCommunication: dashboards.query(build, "forCommunication", { providesTags: recaps }),
    listActivitiesForSecurity: dashboards.query(build, "forSecurity", { providesTags: recaps }),
    listActivitiesForLogistic: dashboards.query(build, "forLogistic", {
      providesTags: [...recaps, { type: "Gear", id: LIST }, { type: "GearCategory", id: LIST }],
      keepUnusedDataFor: 60,
    }),
  }),
});

/** Recaps of activities for communication, security and logistics, and the signages to export. */
export const {
  useListActivitiesForCommunicationQuery,
  useListActivitiesForSecurityQuery,
  useListActivitiesForLogisticQuery,
} = dashboardsApi;
