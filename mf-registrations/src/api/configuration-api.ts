import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { baseApi, LIST } from "@coulisses/shared-auth";

const configurationApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    saveConfiguration: build.mutation<ConfigurationEntry, ConfigurationEntry>({
      query: ({ key, value, version }) => ({
        url: `configuration/${key}`,
        method: "POST",
        body: { value },
        version,
      }),
      extraOptions: { silent: true },
      invalidatesTags: (_answer, _error, { key }) => [
        { type: "Configuration", id: LIST },
        { type: "Configuration", id: key },
      ],
    }),
    /** An entry that the list leaves out. */
    readConfiguration: build.query<ConfigurationEntry, string>({
      query: (key) => `configuration/${key}`,
      providesTags: (_answer, _error, key) => [{ type: "Configuration", id: key }],
      extraOptions: { silent: true },
    }),
  }),
});

export const { useSaveConfigurationMutation, useReadConfigurationQuery } = configurationApi;
