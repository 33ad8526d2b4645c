import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query";

/** The kinds of things in the cache: those of live events, and those that administrators alone read. */
const tagTypes = [...liveTagTypes, "FailedJob"] as const;
/** A kind of thing that is kept in the cache. */
export type Tag = (typeof tagTypes)[number];

/**
 * The one RTK Query api of the site. Each feature app injects its endpoints, named after their resource so
 * that two apps never clash, and exports the hooks from that file only. An unused answer is kept for five
 * minutes.
 */
export const baseApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** The argument of a query without arguments, so that its hook is called with none. */
export type NoArgument = ReturnType<() => void>;

/** The tag id of a list, and of a resource that exists once. */
export const LIST = "LIST";

/** The tags of these lists: `providesTags: lists("Team", "Volunteer")`. */
export const lists = <Type extends Tag>(...types: Type[]) => types.map((type) => ({ type, id: LIST }));

/**
 * The cache's tag of a live one. Without an id it is the list alone: otherwise every open sheet would be read
 * again.
 */
export function cacheTag({ type, id = LIST }: LiveTag): Required<LiveTag> {
  return { type, id };
}
