import { baseApi, endpointsOf, LIST, lists } from "@coulisses/shared-auth";
import type { overviewCalls } from "@coulisses/shared-domain/contract/assignment/overviews";
import type * as contract from "@coulisses/shared-domain/contract/planning/crowd";
import { overviewRoutes } from "@coulisses/shared-domain/routes/assignment";
import { kioskRoutes, multiPlanningRoutes, needHelpRoutes } from "@coulisses/shared-domain/routes/planning";

const plannings = endpointsOf<typeof contract.multiPlanningCalls>(multiPlanningRoutes);
const help = endpointsOf<typeof contract.needHelpCalls>(needHelpRoutes);
const overviews = endpointsOf<typeof overviewCalls>(overviewRoutes);
const kiosk = endpointsOf<typeof contract.kioskCalls>(kioskRoutes);

/** The list changes with the availabilities, slots or teams of any volunteer. */
const people = {
  providesTags: lists("Availability", "Planning", "Volunteer"),
} as const;
const kioskLink = [{ type: "KioskLink", id: LIST }] as const;

/** Plannings side by side, available helpers, and the link of the wall screen. */
export const {
  useListPlanningsQuery,
  useListHelpersQuery,
  useListHelpSlotsQuery,
  useGetKioskLinkQuery,
  useMakeKioskLinkMutation,
  useRevokeKioskLinkMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPlannings: plannings.query(build, "list", people),
    listHelpers: help.query(build, "list", people),
    listHelpSlots: overviews.query(build, "helpSlots", {
      silent: true,
      providesTags: lists("Availability", "Planning", "Volunteer", "FestivalTask"),
    }),
    getKioskLink: kiosk.query(build, "link", { providesTags: kioskLink }),
    makeKioskLink: kiosk.mutation(build, "makeLink", { invalidatesTags: kioskLink }),
    revokeKioskLink: kiosk.mutation(build, "revokeLink", { invalidatesTags: kioskLink }),
  }),
});
