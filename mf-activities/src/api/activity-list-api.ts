import type {
  CreateActivityForm,
  CreatedActivity,
  FestivalActivityPreview,
} from "@coulisses/shared-domain/contract/festival-activities";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

export const activityListApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listFestivalActivities: build.query<FestivalActivityPreview[], NoArgument>({
      query: () => "festival-activities",
      providesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
    listMyFestivalActivities: build.query<FestivalActivityPreview[], NoArgument>({
      query: () => "festival-activities/mine",
      providesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
    createFestivalActivity: build.mutation<CreatedActivity, CreateActivityForm>({
      query: (body) => ({ url: "festival-activities", method: "POST", body }),
      invalidatesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
    removeFestivalActivity: build.mutation<null, number>({
      query: (id) => ({ url: `festival-activities/${id}`, method: "DELETE" }),
      invalidatesTags: [{ type: "FestivalActivity", id: LIST }],
    }),
  }),
});

export const {
  useListFestivalActivitiesQuery,
  useListMyFestivalActivitiesQuery,
  useCreateFestivalActivityMutation,
  useRemoveFestivalActivityMutation,
} = activityListApi;
