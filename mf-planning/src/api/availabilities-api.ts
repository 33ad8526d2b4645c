import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { availabilityCalls } from "@coulisses/shared-domain/contract/volunteer-availability";
import { CALLS } from "@coulisses/shared-domain/live/live-tags";
import { availabilityRoutes } from "@coulisses/shared-domain/routes/users";

const availabilities = endpointsOf<typeof availabilityCalls>(availabilityRoutes);
const changes = {
  silent: true,
  invalidatesTags: (_answer: unknown, _error: unknown, { userId }: { userId: number }) => [
    { type: "Availability" as const, id: userId },
    { type: "Availability" as const, id: CALLS },
    { type: "Me" as const, id: LIST },
  ],
};

/** Adds and withdraws one's availabilities; an addition made offline waits for the network. */
export const { useAddAvailabilitiesMutation, useWithdrawAvailabilitiesMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** AV-10: the server merges them into those recorded, so a late or repeated request is safe. */
    addAvailabilities: availabilities.mutation(build, "add", { ...changes, canWait: true }),
    withdrawAvailabilities: availabilities.mutation(build, "withdraw", changes),
  }),
});
