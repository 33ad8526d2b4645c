import type { ConfigurationEntry } from "@coulisses/shared-domain/contract/configuration";
import { baseApi } from "../api/base-api";

export const { useListConfigurationQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listConfiguration: build.query<ConfigurationEntry[], void>({
      query: () => "configuration",
      providesTags: ["Configuration"],
    }),
  }),
});
