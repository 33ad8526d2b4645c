import type { availabilityCalls } from "@coulisses/shared-domain/contract/volunteer-availability";
import { availabilityRoutes } from "@coulisses/shared-domain/routes/volunteer-availability";
import { baseApi } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const availabilities = endpointsOf<typeof availabilityCalls>(availabilityRoutes);

/** When a person can come, by their id: oneself, or anybody for those who place people. Failures are the caller's to show. */
export const { useReadAvailabilitiesQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readAvailabilities: availabilities.query(build, "read", {
      silent: true,
      providesTags: (_answer, _error, { userId }) => [{ type: "Availability", id: userId }],
    }),
  }),
});
