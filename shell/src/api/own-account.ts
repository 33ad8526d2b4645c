import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { EmailForm, OwnSession, PasswordForm } from "@coulisses/shared-domain/contract/auth";
import type { ForgetForm } from "@coulisses/shared-domain/contract/forget";

const devices = { type: "Session" as const, id: LIST };
/** Told at the field. */
const silent = { silent: true };

export const {
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useForgetMeMutation,
  useConfirmEmailMutation,
  useMailConfirmationMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listOwnSessions: build.query<OwnSession[], NoArgument>({
      query: () => "users/me/sessions",
      providesTags: [devices],
      extraOptions: silent,
    }),
    endOwnSession: build.mutation<null, string>({
      query: (id) => ({ url: `users/me/sessions/${id}`, method: "DELETE" }),
      // Also when it fails: it was no longer there.
      invalidatesTags: [devices],
    }),
    endOtherSessions: build.mutation<null, NoArgument>({
      query: () => ({ url: "users/me/sessions", method: "DELETE" }),
      invalidatesTags: [devices],
    }),
    changePassword: build.mutation<null, PasswordForm>({
      query: (body) => ({ url: "users/me/password", method: "PUT", body }),
      invalidatesTags: (_answer, error) => (error === undefined ? [devices] : []),
      extraOptions: silent,
    }),
    changeEmail: build.mutation<null, EmailForm>({
      query: (body) => ({ url: "users/me/email", method: "PUT", body }),
      invalidatesTags: (_answer, error) => (error === undefined ? [devices, { type: "Me", id: LIST }] : []),
      extraOptions: silent,
    }),
    confirmEmail: build.mutation<null, string>({
      query: (token) => ({ url: "users/me/email/confirm", method: "POST", body: { token } }),
      invalidatesTags: [{ type: "Me", id: LIST }],
      extraOptions: silent,
    }),
    mailConfirmation: build.mutation<null, NoArgument>({
      query: () => ({ url: "users/me/email/confirmation-mail", method: "POST" }),
      // Refused when it is confirmed already, in another browser.
      invalidatesTags: [{ type: "Me", id: LIST }],
      extraOptions: silent,
    }),
    forgetMe: build.mutation<null, ForgetForm>({
      query: (body) => ({ url: "registrations/forget", method: "POST", body }),
      extraOptions: silent,
    }),
  }),
});
