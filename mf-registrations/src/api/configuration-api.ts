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
      invalidatesTags: [{ type: "Configuration", id: LIST }],
    }),
  }),
});

export const { useSaveConfigurationMutation } = configurationApi;
