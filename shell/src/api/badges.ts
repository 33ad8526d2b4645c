import { baseApi, LIST } from "@coulisses/shared-auth";
import type { FeaturePage } from "@coulisses/federation/feature";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";

/** A call that answers a number, as a page's badge or a todo in `feature.json` declares it. */
export type Count = NonNullable<FeaturePage["badge"]>;

/** The tag of the screens' cache for `Candidate`, or one of them: `Candidate:STAFF`. */
export function toCacheTag(tag: string) {
  const [type = "", id = LIST] = tag.split(":");
  return isLiveTagType(type) ? [{ type, id }] : [];
}
const isLiveTagType = (type: string): type is LiveTag["type"] => liveTagTypes.some((known) => known === type);

/** One count; a badge and a todo with the same call share it. */
export const { useCountBadgeQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    countBadge: build.query<number, Count>({
      query: ({ request }) => request,
      // A count that fails is not shown.
      extraOptions: { silent: true },
      providesTags: (_count, _error, { tags }) => tags.flatMap(toCacheTag),
    }),
  }),
});
