import { baseApi } from "@coulisses/shared-auth";
import type { CandidatePlanning } from "@coulisses/shared-domain/contract/assignment/assignment-tools";

/** The plannings of the candidates, all in one call. */
export const { useListCandidatePlanningsQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listCandidatePlannings: build.query<CandidatePlanning[], readonly number[]>({
      query: (ids) => ({ url: "assignments/plannings", params: { volunteerIds: ids.join() } }),
      providesTags: (_answer, _error, ids) =>
        ids.flatMap((id) => [
          { type: "Planning" as const, id },
          { type: "Availability" as const, id },
        ]),
      extraOptions: { silent: true },
    }),
  }),
});
