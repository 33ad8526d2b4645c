import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { baseApi } from "../api/base-api";
import { LIST } from "../api/list-tag";
import type { NoArgument } from "../api/no-argument";

export const { useListConfigurationQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listConfiguration: build.query<ConfigurationEntry[], NoArgument>({
      query: () => "configuration",
      providesTags: [{ type: "Configuration", id: LIST }],
    }),
  }),
});
