import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { ownAccountCalls } from "@coulisses/shared-domain/contract/auth";
import type { forgetCalls } from "@coulisses/shared-domain/contract/forget";
import type { meCalls } from "@coulisses/shared-domain/contract/users";
import { ownAccountRoutes } from "@coulisses/shared-domain/routes/auth";
import { forgetRoutes } from "@coulisses/shared-domain/routes/registrations";
import { meRoutes } from "@coulisses/shared-domain/routes/users";

const account = endpointsOf<typeof ownAccountCalls>(ownAccountRoutes);
const ownEmail = endpointsOf<typeof meCalls>(meRoutes);
const forget = endpointsOf<typeof forgetCalls>(forgetRoutes);
const devices = [{ type: "Session", id: LIST }] as const;
const me = [{ type: "Me", id: LIST }] as const;
/** Failures are shown at the field. */
const silent = { silent: true };

/** The person's own password, address, devices and erasure. */
export const {
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useForgetMeMutation,
  useConfirmEmailMutation,
  useKeepEmailMutation,
  useMailConfirmationMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listOwnSessions: account.query(build, "listSessions", { ...silent, providesTags: devices }),
    // Also when it fails: it was no longer there.
    endOwnSession: account.mutation(build, "endSession", { invalidatesTags: devices }),
    endOtherSessions: account.mutation(build, "endOtherSessions", { invalidatesTags: devices }),
    changePassword: account.mutation(build, "changePassword", {
      ...silent,
      invalidatesTags: (_answer, error) => (error === undefined ? devices : []),
    }),
    changeEmail: account.mutation(build, "changeEmail", {
      ...silent,
      invalidatesTags: (_answer, error) => (error === undefined ? [...devices, ...me] : []),
    }),
    confirmEmail: account.mutation(build, "confirmEmail", { ...silent, invalidatesTags: me }),
    // Refused when no change is waiting any more.
    keepEmail: ownEmail.mutation(build, "keepEmail", { ...silent, invalidatesTags: me }),
    // Refused when it is confirmed already, in another browser.
    mailConfirmation: account.mutation(build, "mailConfirmation", { ...silent, invalidatesTags: me }),
    forgetMe: forget.mutation(build, "forgetMe", silent),
  }),
});
