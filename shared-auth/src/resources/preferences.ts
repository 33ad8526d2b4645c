import type { AssignmentPreference, Preferences } from "@coulisses/shared-domain/contract/users";
import { baseApi } from "../api/base-api";
import { LIST } from "../api/list-tag";
import type { NoArgument } from "../api/no-argument";

export const {
  useGetPreferencesQuery,
  useSavePaperPlanningMutation,
  useSaveAssignmentPreferenceMutation,
  useAddFavoritePageMutation,
  useRemoveFavoritePageMutation,
} = baseApi.injectEndpoints({
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
