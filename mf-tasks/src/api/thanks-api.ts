import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { thanksCalls } from "@coulisses/shared-domain/contract/assignment/thanks";
import { THANKS } from "@coulisses/shared-domain/live/live-tags";
import { thanksRoutes } from "@coulisses/shared-domain/routes/assignment";

const thanks = endpointsOf<typeof thanksCalls>(thanksRoutes);
const thanked = { type: "CheckIn", id: THANKS } as const;

/** To whom thanks would go, and the thanks themselves. Silent: the dialog shows failures. */
export const { useReadThanksQuery, useSendThanksMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readThanks: thanks.query(build, "read", {
      silent: true,
      providesTags: [thanked, { type: "CheckIn", id: LIST }, { type: "Planning", id: LIST }],
    }),
    sendThanks: thanks.mutation(build, "send", { silent: true, invalidatesTags: [thanked] }),
  }),
});
