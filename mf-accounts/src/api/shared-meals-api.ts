import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { MealForm, MealShare, SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";

const meals = [{ type: "SharedMeal" as const, id: LIST }];
/** Told in the form or the dialog. */
const silent = { silent: true };

export const {
  useListMealsQuery,
  useOfferMealMutation,
  useShotgunMutation,
  useCancelShotgunMutation,
  useLetShotgunMutation,
  useLazyPreviewCloseQuery,
  useCloseMealMutation,
  useCancelMealMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listMeals: build.query<SharedMeal[], NoArgument>({ query: () => "shared-meals", providesTags: meals }),
    offerMeal: build.mutation<SharedMeal, MealForm>({
      query: (body) => ({ url: "shared-meals", method: "POST", body }),
      extraOptions: silent,
      invalidatesTags: meals,
    }),
    shotgun: build.mutation<SharedMeal, number>({
      query: (id) => ({ url: `shared-meals/${id}/shotgun`, method: "POST" }),
      invalidatesTags: meals,
    }),
    cancelShotgun: build.mutation<SharedMeal, { id: number; guest: number }>({
      query: ({ id, guest }) => ({ url: `shared-meals/${id}/shotgun/${guest}`, method: "DELETE" }),
      invalidatesTags: meals,
    }),
    letShotgun: build.mutation<SharedMeal, { id: number; open: boolean }>({
      query: ({ id, open }) => ({
        url: `shared-meals/${id}/${open ? "open" : "close"}-shotguns`,
        method: "POST",
      }),
      invalidatesTags: meals,
    }),
    previewClose: build.query<MealShare[], { id: number; amount: number }>({
      query: ({ id, amount }) => ({ url: `shared-meals/${id}/expense`, params: { amount } }),
      extraOptions: silent,
    }),
    closeMeal: build.mutation<SharedMeal, { meal: SharedMeal; amount: number; date: string }>({
      query: ({ meal, ...body }) => ({
        url: `shared-meals/${meal.id}/expense`,
        method: "POST",
        body,
        gesture: `Clôture du repas du ${meal.meal.date}`,
      }),
      extraOptions: { ...silent, movesMoney: true },
      invalidatesTags: meals,
    }),
    cancelMeal: build.mutation<null, number>({
      query: (id) => ({ url: `shared-meals/${id}`, method: "DELETE" }),
      extraOptions: silent,
      invalidatesTags: meals,
    }),
  }),
});
