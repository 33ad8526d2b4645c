import type { AssignmentPreference, Preferences } from "@coulisses/shared-domain/contract/users";
import { baseApi } from "../api/base-api";

export const {
  useGetPreferencesQuery,
  useSavePaperPlanningMutation,
  useSaveAssignmentPreferenceMutation,
  useAddFavoritePageMutation,
  useRemoveFavoritePageMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, void>({
      query: () => "preferences/me",
      providesTags: ["Preferences"],
    }),
    savePaperPlanning: build.mutation<Preferences, boolean>({
      query: (paperPlanning) => ({
        url: "preferences/me/planning",
        method: "PATCH",
        body: { paperPlanning },
      }),
      invalidatesTags: ["Preferences"],
    }),
    saveAssignmentPreference: build.mutation<Preferences, AssignmentPreference>({
      query: (assignment) => ({
        url: "preferences/me/assignment",
        method: "PATCH",
        body: { assignment },
      }),
      invalidatesTags: ["Preferences"],
    }),
    addFavoritePage: build.mutation<null, string>({
      query: (page) => ({ url: "preferences/me/favorite-pages", method: "PATCH", body: { page } }),
      invalidatesTags: ["Preferences"],
    }),
    removeFavoritePage: build.mutation<null, string>({
      query: (page) => ({
        url: "preferences/me/favorite-pages",
        method: "DELETE",
        params: { page },
      }),
      invalidatesTags: ["Preferences"],
    }),
  }),
});
