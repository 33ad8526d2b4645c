import { baseApi, endpointsOf, LIST, lists } from "@coulisses/shared-auth";
import type {
  kioskCalls,
  multiPlanningCalls,
  needHelpCalls,
} from "@coulisses/shared-domain/contract/planning/crowd";
import { kioskRoutes, multiPlanningRoutes, needHelpRoutes } from "@coulisses/shared-domain/routes/planning";

const plannings = endpointsOf<typeof multiPlanningCalls>(multiPlanningRoutes);
const help = endpointsOf<typeof needHelpCalls>(needHelpRoutes);
const kiosk = endpointsOf<typeof kioskCalls>(kioskRoutes);

/** The list changes with the availabilities, slots or teams of any volunteer. */
const people = {
  providesTags: lists("Availability", "Planning", "Volunteer"),
} as const;
const kioskLink = [{ type: "KioskLink", id: LIST }] as const;

/** Plannings side by side, available helpers, and the link of the wall screen. */
export const {
  useListPlanningsQuery,
  useListHelpersQuery,
  useGetKioskLinkQuery,
  useMakeKioskLinkMutation,
  useRevokeKioskLinkMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPlannings: plannings.query(build, "list", people),
    listHelpers: help.query(build, "list", people),
    getKioskLink: kiosk.query(build, "link", { providesTags: kioskLink }),
    makeKioskLink: kiosk.mutation(build, "makeLink", { invalidatesTags: kioskLink }),
    revokeKioskLink: kiosk.mutation(build, "revokeLink", { invalidatesTags: kioskLink }),
  }),
});
