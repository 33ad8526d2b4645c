import type {
  ActivityForCommunication,
  ActivityForLogistic,
  ActivityForSecurity,
  LogisticSearch,
} from "@coulisses/shared-domain/contract/activity-dashboards";
import type { Category } from "@coulisses/shared-domain/contract/gear-catalogue";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

const activities = { type: "FestivalActivity", id: LIST } as const;

/** A line shows parts of a sheet that the list doesn't: an edit of any of them reads it again. */
const withLines = (lines: readonly { id: number }[] = []) => [
  activities,
  ...lines.map(({ id }) => ({ type: "FestivalActivity", id }) as const),
];

const dashboardsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listActivitiesForCommunication: build.query<ActivityForCommunication[], NoArgument>({
      query: () => "festival-activities/for-communication",
      providesTags: withLines,
    }),
    listActivitiesForSecurity: build.query<ActivityForSecurity[], NoArgument>({
      query: () => "festival-activities/for-security",
      providesTags: withLines,
    }),
    listActivitiesForLogistic: build.query<ActivityForLogistic[], LogisticSearch>({
      query: (params) => ({ url: "festival-activities/for-logistic", params }),
      providesTags: (lines) => [
        ...withLines(lines),
        { type: "Gear", id: LIST },
        { type: "GearCategory", id: LIST },
      ],
      keepUnusedDataFor: 60,
    }),
    listActivityGearCategories: build.query<Category[], NoArgument>({
      query: () => "logistic/categories",
      providesTags: [{ type: "GearCategory", id: LIST }],
    }),
  }),
});

export const {
  useListActivitiesForCommunicationQuery,
  useListActivitiesForSecurityQuery,
  useListActivitiesForLogisticQuery,
  useListActivityGearCategoriesQuery,
} = dashboardsApi;
