import type { availabilityCalls } from "@coulisses/shared-domain/contract/volunteer-availability";
import { availabilityRoutes } from "@coulisses/shared-domain/routes/users";
import { baseApi } from "../api/base-api";
import { endpointsOf } from "../api/endpoints-of";

const availabilities = endpointsOf<typeof availabilityCalls>(availabilityRoutes);

/**
 * The availabilities of a person, by id: one's own, or anyone's for those who assign. Failures are the
 * caller's to show.
 */
export const { useReadAvailabilitiesQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readAvailabilities: availabilities.query(build, "read", {
      silent: true,
      providesTags: (_answer, _error, { userId }) => [{ type: "Availability", id: userId }],
    }),
  }),
});
