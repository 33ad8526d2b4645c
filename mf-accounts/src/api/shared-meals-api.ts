import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { sharedMealCalls } from "@coulisses/shared-domain/contract/money/shared-meals";
import { sharedMealRoutes } from "@coulisses/shared-domain/routes/money";

const meals = endpointsOf<typeof sharedMealCalls>(sharedMealRoutes);
const changes = { invalidatesTags: [{ type: "SharedMeal", id: LIST }] } as const;
/** Refusals show in the form or the dialog. */
const silent = { silent: true };

/** Shared meals and every write about them; forms and dialogs show refusals. */
export const {
  useListMealsQuery,
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
    offerMeal: meals.mutation(build, "offer", { ...changes, ...silent }),
    shotgun: meals.mutation(build, "shotgun", changes),
    cancelShotgun: meals.mutation(build, "cancelShotgun", changes),
    openShotguns: meals.mutation(build, "openShotguns", changes),
    closeShotguns: meals.mutation(build, "closeShotguns", changes),
    previewClose: meals.query(build, "previewClose", silent),
    closeMeal: meals.mutation(build, "close", { ...changes, ...silent }),
    cancelMeal: meals.mutation(build, "cancel", { ...changes, ...silent }),
  }),
});
