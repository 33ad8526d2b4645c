import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { sharedMealCalls } from "@coulisses/shared-domain/contract/money/shared-meals";
import { PAST, PAST_MEALS } from "@coulisses/shared-domain/shared-meal/past-meal";
import { sharedMealRoutes } from "@coulisses/shared-domain/routes/money";

const meals = endpointsOf<typeof sharedMealCalls>(sharedMealRoutes);
const changes = { invalidatesTags: [{ type: "SharedMeal", id: LIST }] } as const;
const past = { type: "SharedMeal", id: PAST } as const;
/** Refusals show in the form or the dialog. */
const silent = { silent: true };

/** Shared meals, ongoing and closed, and every write about them; forms and dialogs show refusals. */
export const {
  useListMealsQuery,
  useListPastMealsInfiniteQuery,
  useOfferMealMutation,
  useShotgunMutation,
  useCancelShotgunMutation,
  useOpenShotgunsMutation,
  useCloseShotgunsMutation,
  useLazyPreviewCloseQuery,
  useCloseMealMutation,
  useCancelMealMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listMeals: meals.query(build, "list", { providesTags: [{ type: "SharedMeal", id: LIST }] }),
    listPastMeals: meals.pages(build, "listPast", {
      cursor: "before",
      next: (page) => (page.length < PAST_MEALS ? undefined : page.at(-1)?.id),
      // A payment that the treasurer takes back changes one's part.
      providesTags: [past, { type: "PersonalAccount", id: LIST }],
    }),
    offerMeal: meals.mutation(build, "offer", { ...changes, ...silent }),
    shotgun: meals.mutation(build, "shotgun", changes),
    cancelShotgun: meals.mutation(build, "cancelShotgun", changes),
    openShotguns: meals.mutation(build, "openShotguns", changes),
    closeShotguns: meals.mutation(build, "closeShotguns", changes),
    previewClose: meals.query(build, "previewClose", silent),
    closeMeal: meals.mutation(build, "close", {
      invalidatesTags: [...changes.invalidatesTags, past],
      ...silent,
    }),
    cancelMeal: meals.mutation(build, "cancel", { ...changes, ...silent }),
  }),
});
