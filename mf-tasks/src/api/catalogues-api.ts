import type { CatalogueLocation, Gear } from "@coulisses/shared-domain/contract/catalogues";
import type { DriveForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

/** What `GET users/volunteers` says that a task's sheet needs. */
export type Volunteer = UserIdentity & { teams: string[] };

type LinkedDrive = DriveForm & { activityId: number; version: number; slug: string };

/** What a task's sheet picks from; the catalogues themselves are kept elsewhere. */
const cataloguesApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listTaskVolunteers: build.query<Volunteer[], NoArgument>({
      query: () => "users/volunteers",
    }),
    listTaskLocations: build.query<CatalogueLocation[], NoArgument>({
      query: () => "locations",
      providesTags: [{ type: "Location", id: LIST }],
    }),
    /** Only what is lent for an occasion can be asked for by a task. */
    searchTaskGears: build.query<Gear[], string>({
      query: (search) => ({ url: "logistic/gears", params: { search, ponctualUsage: "true" } }),
      providesTags: [{ type: "Gear", id: LIST }],
      keepUnusedDataFor: 60,
    }),
    /** Of the activity, from one of its tasks. */
    linkDriveOfActivity: build.mutation<unknown, LinkedDrive>({
      query: ({ activityId, version, slug, drive }) => ({
        url: `festival-activities/${activityId}/inquiry/requests/${encodeURIComponent(slug)}/link-drive`,
        method: "PATCH",
        body: { drive },
        version,
      }),
      // Refused or not, the task then shows the activity as it is.
      invalidatesTags: (_result, _error, { activityId }) => [{ type: "FestivalActivity", id: activityId }],
    }),
  }),
});

export const {
  useListTaskVolunteersQuery,
  useListTaskLocationsQuery,
  useSearchTaskGearsQuery,
  useLinkDriveOfActivityMutation,
} = cataloguesApi;
