import { liveTagTypes } from "@coulisses/shared-domain/contract/live";
import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query";

/**
 * The one api of the site. Each feature app injects its endpoints, named after their resource so
 * that two apps never clash, and exports the hooks from that file only.
 */
export const baseApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: liveTagTypes,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
