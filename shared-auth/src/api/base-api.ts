import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query";

/** What is kept in the cache goes by these: what is told live, and what administrators alone read. */
const tagTypes = [...liveTagTypes, "FailedJob"] as const;
/** A kind of thing that is kept in the cache. */
export type Tag = (typeof tagTypes)[number];

/**
 * The one RTK Query api of the site. Each feature app injects its endpoints, named after their resource so
 * that two apps never clash, and exports the hooks from that file only. An answer that no screen uses any
 * more is kept for five minutes.
 */
export const baseApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** The argument of a query that takes none, so that its hook is called with none. */
export type NoArgument = ReturnType<() => void>;

/** The id under which a list, or a resource that there is one of, provides its tag. */
export const LIST = "LIST";

/** The cache's tag for a live one. Without an id that is the list alone: else every open sheet would be read again. */
export function cacheTag({ type, id = LIST }: LiveTag): Required<LiveTag> {
  return { type, id };
}
