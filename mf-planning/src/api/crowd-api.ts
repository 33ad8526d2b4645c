import type { Helper, KioskLink, PlannedVolunteer } from "@coulisses/shared-domain/contract/planning/crowd";
import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

/** Who is free, and when, is a list: it changes with anybody's availabilities, slots or teams. */
const people = [
  { type: "Availability", id: LIST },
  { type: "Planning", id: LIST },
  { type: "Volunteer", id: LIST },
] as const;
const kioskLink = [{ type: "KioskLink", id: LIST }] as const;

const crowdApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPlannings: build.query<PlannedVolunteer[], readonly number[]>({
      query: (ids) => ({ url: "multi-planning", params: { volunteerIds: ids.join() } }),
      providesTags: people,
    }),
    listHelpers: build.query<Helper[], PeriodForm>({
      query: (params) => ({ url: "need-help", params }),
      providesTags: people,
    }),
    getKioskLink: build.query<{ link: KioskLink | null }, NoArgument>({
      query: () => "kiosk-link",
      providesTags: kioskLink,
    }),
    makeKioskLink: build.mutation<KioskLink, NoArgument>({
      query: () => ({ url: "kiosk-link", method: "POST" }),
      invalidatesTags: kioskLink,
    }),
    revokeKioskLink: build.mutation<null, NoArgument>({
      query: () => ({ url: "kiosk-link", method: "DELETE" }),
      invalidatesTags: kioskLink,
    }),
  }),
});

export const {
  useListPlanningsQuery,
  useListHelpersQuery,
  useGetKioskLinkQuery,
  useMakeKioskLinkMutation,
  useRevokeKioskLinkMutation,
} = crowdApi;
