import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { registrationCalls } from "@coulisses/shared-domain/contract/registrations";
import { registrationRoutes } from "@coulisses/shared-domain/routes/registrations";

const registrations = endpointsOf<typeof registrationCalls>(registrationRoutes);

/** A visitor's registration, without a session. The form shows failures. */
export const { useRegisterMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({ register: registrations.mutation(build, "register", { silent: true }) }),
});
