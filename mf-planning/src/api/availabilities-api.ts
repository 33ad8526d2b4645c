import { baseApi, LIST } from "@coulisses/shared-auth";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";

/** Where somebody's availabilities are. */
export const availabilitiesOf = (userId: number) => `volunteer-availability/${String(userId)}`;

export const { useAddAvailabilitiesMutation, useWithdrawAvailabilitiesMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    /** AV-10: the server joins them to what is there, so that they may arrive late, and twice. */
    addAvailabilities: build.mutation<Availabilities, { userId: number; availabilities: Availabilities }>({
      query: ({ userId, availabilities }) => ({
        url: availabilitiesOf(userId),
        method: "POST",
        body: { availabilities },
        gesture: "Tes disponibilités",
      }),
      extraOptions: { silent: true, canWait: true },
      invalidatesTags: (_answer, _error, { userId }) => [
        { type: "Availability", id: userId },
        { type: "Me", id: LIST },
      ],
    }),
    withdrawAvailabilities: build.mutation<
      Availabilities,
      { userId: number; availabilities: Availabilities }
    >({
      query: ({ userId, availabilities }) => ({
        url: `${availabilitiesOf(userId)}/withdrawals`,
        method: "POST",
        body: { availabilities },
      }),
      extraOptions: { silent: true },
      invalidatesTags: (_answer, _error, { userId }) => [
        { type: "Availability", id: userId },
        { type: "Me", id: LIST },
      ],
    }),
  }),
});
