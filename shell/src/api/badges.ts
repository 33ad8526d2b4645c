import { baseApi, LIST } from "@coulisses/shared-auth";
import type { FeaturePage } from "@coulisses/federation/feature";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";

/** The badge of a page, as its `feature.json` declares it. */
export type PageBadge = NonNullable<FeaturePage["badge"]>;

/** `Candidate`, or one of them: `Candidate:STAFF`. */
function toCacheTag(tag: string) {
  const [type = "", id = LIST] = tag.split(":");
  return isLiveTagType(type) ? [{ type, id }] : [];
}
const isLiveTagType = (type: string): type is LiveTag["type"] => liveTagTypes.some((known) => known === type);

/** The count of a badge. */
export const { useCountBadgeQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    countBadge: build.query<number, PageBadge>({
      query: ({ request }) => request,
      // A count that fails is not shown.
      extraOptions: { silent: true },
      providesTags: (_count, _error, { tags }) => tags.flatMap(toCacheTag),
    }),
  }),
});
