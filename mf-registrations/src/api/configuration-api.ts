import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { configurationCalls } from "@coulisses/shared-domain/contract/configuration";
import { configurationRoutes } from "@coulisses/shared-domain/routes/configuration";

const configuration = endpointsOf<typeof configurationCalls>(configurationRoutes);

/** Reads and saves the configuration; the caller shows failures. */
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
    /** An entry too large for the list. */
    readConfiguration: configuration.query(build, "read", {
      silent: true,
      providesTags: (_answer, _error, { key }) => [{ type: "Configuration", id: key }],
    }),
  }),
});
