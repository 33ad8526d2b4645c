import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { applicationSwitchCalls } from "@coulisses/shared-domain/contract/publishing";
import { applicationSwitchRoutes } from "@coulisses/shared-domain/routes/publishing";

const switches = endpointsOf<typeof applicationSwitchCalls>(applicationSwitchRoutes);
const quietly = { silent: true, invalidatesTags: [{ type: "Application", id: LIST }] } as const;

/** An administrator rolls an app back, disables, enables and unpublishes it, promotes and ends its channels. */
export const {
  useRollBackApplicationMutation,
  useDisableApplicationMutation,
  useEnableApplicationMutation,
  useUnpublishApplicationMutation,
  usePromoteChannelMutation,
  useEndChannelMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    rollBackApplication: switches.mutation(build, "rollback", quietly),
    disableApplication: switches.mutation(build, "disable", quietly),
    enableApplication: switches.mutation(build, "enable", quietly),
    unpublishApplication: switches.mutation(build, "unpublish", quietly),
    promoteChannel: switches.mutation(build, "promoteChannel", quietly),
    endChannel: switches.mutation(build, "endChannel", quietly),
  }),
});
