import type { Preferences } from "@coulisses/shared-domain/contract/preferences";
import type { AssignmentPreference } from "@coulisses/shared-domain/people/assignment-preference";
import { baseApi, LIST, type NoArgument } from "../api/base-api";

const preferencesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, NoArgument>({
      query: () => "preferences/me",
      providesTags: [{ type: "Preferences", id: LIST }],
    }),
    savePaperPlanning: build.mutation<Preferences, boolean>({
      query: (paperPlanning) => ({
        url: "preferences/me/planning",
        method: "PATCH",
        body: { paperPlanning },
      }),
      invalidatesTags: [{ type: "Preferences", id: LIST }],
    }),
    saveAssignmentPreference: build.mutation<Preferences, AssignmentPreference>({
      query: (assignment) => ({
        url: "preferences/me/assignment",
        method: "PATCH",
        body: { assignment },
      }),
      invalidatesTags: [{ type: "Preferences", id: LIST }],
    }),
    saveReminders: build.mutation<Preferences, Partial<Preferences["reminders"]>>({
      query: (body) => ({ url: "preferences/me/reminders", method: "PATCH", body }),
      // The next box starts from this choice, also before the server has answered.
      async onQueryStarted(chosen, { dispatch, queryFulfilled }) {
        const choice = dispatch(
          preferencesApi.util.updateQueryData("getPreferences", undefined, (preferences) => {
            Object.assign(preferences.reminders, chosen);
          }),
        );
        await queryFulfilled.catch(choice.undo);
      },
      invalidatesTags: [{ type: "Preferences", id: LIST }],
    }),
    addFavoritePage: build.mutation<null, string>({
      query: (page) => ({ url: "preferences/me/favorite-pages", method: "PATCH", body: { page } }),
      invalidatesTags: [{ type: "Preferences", id: LIST }],
    }),
    removeFavoritePage: build.mutation<null, string>({
      query: (page) => ({
        url: "preferences/me/favorite-pages",
        method: "DELETE",
        params: { page },
      }),
      invalidatesTags: [{ type: "Preferences", id: LIST }],
    }),
  }),
});

/** What the person logged in has chosen for themselves; each write reads all of it again. */
export const {
  useGetPreferencesQuery,
  useSavePaperPlanningMutation,
  useSaveAssignmentPreferenceMutation,
  useSaveRemindersMutation,
  useAddFavoritePageMutation,
  useRemoveFavoritePageMutation,
} = preferencesApi;
