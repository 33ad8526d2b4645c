import type { FeatureFind } from "@coulisses/federation/feature";
import { baseApi } from "@coulisses/shared-auth";
import type { Found } from "@coulisses/shared-domain/contract/finder";
import { toCacheTag } from "./badges";

/** A kind of thing with all of its things; undefined when they could not be read. */
export type FoundKind = { find: FeatureFind; things: readonly Found[] | undefined };

/** The names of every kind, read at once; a kind that fails leaves the others. */
export const { useFindNamesQuery } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    findNames: build.query<FoundKind[], readonly FeatureFind[]>({
      // The finder says itself that a list is missing.
      extraOptions: { silent: true },
      async queryFn(finds, _api, _options, fetch) {
        const answers = await Promise.all(finds.map(({ request }) => fetch(request)));
        const data = finds.map((find, place) => ({
          find,
          things: answers[place]?.data as Found[] | undefined,
        }));
        return { data };
      },
      providesTags: (_kinds, _error, finds) => finds.flatMap(({ tags }) => tags.flatMap(toCacheTag)),
    }),
  }),
});
