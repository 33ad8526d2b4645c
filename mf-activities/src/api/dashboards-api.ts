import type {
  ActivityForCommunication,
  ActivityForLogistic,
  ActivityForSecurity,
  LogisticSearch,
} from "@coulisses/shared-domain/contract/activity-dashboards";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

/** Who comes and goes, and what no line of the list shows. */
const recaps = [
  { type: "FestivalActivity", id: LIST },
  { type: "FestivalActivity", id: RECAPS },
] as const;

const dashboardsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listActivitiesForCommunication: build.query<ActivityForCommunication[], NoArgument>({
      query: () => "festival-activities/for-communication",
      providesTags: recaps,
    }),
    listActivitiesForSecurity: build.query<ActivityForSecurity[], NoArgument>({
      query: () => "festival-activities/for-security",
      providesTags: recaps,
    }),
    listActivitiesForLogistic: build.query<ActivityForLogistic[], LogisticSearch>({
      query: (params) => ({ url: "festival-activities/for-logistic", params }),
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
