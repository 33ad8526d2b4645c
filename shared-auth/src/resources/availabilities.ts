import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { baseApi } from "../api/base-api";

/** When somebody can come, by their id: oneself, or anybody for those who place people. Failures are the caller's to show. */
export const { useReadAvailabilitiesQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readAvailabilities: build.query<Availabilities, number>({
      query: (id) => `volunteer-availability/${String(id)}`,
      extraOptions: { silent: true },
      providesTags: (_answer, _error, id) => [{ type: "Availability", id }],
    }),
  }),
});
