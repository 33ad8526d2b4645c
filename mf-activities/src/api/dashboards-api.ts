import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { activityDashboardCalls } from "@coulisses/shared-domain/contract/activity-dashboards";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import { activityDashboardRoutes } from "@coulisses/shared-domain/routes/activity-dashboards";

const dashboards = endpointsOf<typeof activityDashboardCalls>(activityDashboardRoutes);
/** Who comes and goes, and what no line of the list shows. */
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

export const {
  useListActivitiesForCommunicationQuery,
  useListActivitiesForSecurityQuery,
  useListActivitiesForLogisticQuery,
} = dashboardsApi;
