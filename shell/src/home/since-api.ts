import { baseApi } from "@coulisses/shared-auth";
import { toCacheTag } from "../api/badges";

/** Since when the oldest of some work waits, or null; it comes with the home page, not with every page as counts do. */
export const { useSinceQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    since: build.query<string | null, { request: string; tags: readonly string[] }>({
      query: ({ request }) => request,
      // An age that can't be read is not shown.
      extraOptions: { silent: true },
      providesTags: (_since, _error, { tags }) => tags.flatMap(toCacheTag),
    }),
  }),
});
