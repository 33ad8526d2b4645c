import type { preferenceCalls } from "@coulisses/shared-domain/contract/preferences";
import { preferenceRoutes } from "@coulisses/shared-domain/routes/users";
import { baseApi, LIST } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const preferences = endpointsOf<typeof preferenceCalls>(preferenceRoutes);
const tags = [{ type: "Preferences", id: LIST }] as const;
const changes = { invalidatesTags: tags };

const preferencesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPreferences: preferences.query(build, "read", { providesTags: tags }),
    savePaperPlanning: preferences.mutation(build, "changePlanning", changes),
    saveAssignmentPreference: preferences.mutation(build, "changeAssignment", changes),
    saveReminders: preferences.mutation(build, "changeReminders", {
      ...changes,
      // The next change starts from this choice, even before the server has answered.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const choice = dispatch(
          preferencesApi.util.updateQueryData("getPreferences", undefined, ({ reminders }) => {
            Object.assign(reminders, body);
          }),
        );
        await queryFulfilled.catch(choice.undo);
      },
    }),
    saveNews: preferences.mutation(build, "changeNews", {
      ...changes,
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const choice = dispatch(
          preferencesApi.util.updateQueryData("getPreferences", undefined, ({ news }) => {
            Object.assign(news, body);
          }),
        );
        await queryFulfilled.catch(choice.undo);
      },
    }),
    addFavoritePage: preferences.mutation(build, "addFavorite", changes),
    removeFavoritePage: preferences.mutation(build, "removeFavorite", changes),
  }),
});

/** The preferences of the logged-in person; each write reads all of them again. */
export const {
  useGetPreferencesQuery,
  useSavePaperPlanningMutation,
  useSaveAssignmentPreferenceMutation,
  useSaveRemindersMutation,
  useSaveNewsMutation,
  useAddFavoritePageMutation,
  useRemoveFavoritePageMutation,
} = preferencesApi;
