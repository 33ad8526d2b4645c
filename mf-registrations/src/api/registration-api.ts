import { baseApi, endpointsOf, lists } from "@coulisses/shared-auth";
import type { registrationCalls } from "@coulisses/shared-domain/contract/registrations";
import { registrationRoutes } from "@coulisses/shared-domain/routes/registrations";

const registrations = endpointsOf<typeof registrationCalls>(registrationRoutes);

/** A visitor's registration, without a session, and the import of people. The form and the import show failures. */
export const { useImportPeopleMutation, useRegisterMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    register: registrations.mutation(build, "register", { silent: true }),
    importPeople: registrations.mutation(build, "importRows", {
      silent: true,
      invalidatesTags: lists("Volunteer"),
    }),
  }),
});
