import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { configurationCalls } from "@coulisses/shared-domain/contract/configuration";
import { configurationRoutes } from "@coulisses/shared-domain/routes/configuration";

const configuration = endpointsOf<typeof configurationCalls>(configurationRoutes);

/** Failures are the caller's to show. */
export const { useSaveConfigurationMutation, useReadConfigurationQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    saveConfiguration: configuration.mutation(build, "save", {
      silent: true,
      invalidatesTags: (_answer, _error, { key }) => [
        { type: "Configuration", id: LIST },
        { type: "Configuration", id: key },
      ],
    }),
    /** An entry that the list leaves out. */
    readConfiguration: configuration.query(build, "read", {
      silent: true,
      providesTags: (_answer, _error, { key }) => [{ type: "Configuration", id: key }],
    }),
  }),
});
