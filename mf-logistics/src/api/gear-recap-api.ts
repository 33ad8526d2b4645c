import type {
  GearRecap,
  GearRecapDetails,
  GearRecapPeriod,
} from "@coulisses/shared-domain/gear-recap/gear-recap";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import { authorizedFetch, baseApi, LIST } from "@coulisses/shared-auth";

export type GearRecapSearch = { search?: string; category?: string; owner?: string };

/** All that gives and takes gear: a recap follows every change of it. */
const sources = ["Gear", "Inventory", "Purchase", "Borrow", "FestivalActivity", "FestivalTask"] as const;
const providesTags = [LIST, RECAPS].flatMap((id) => sources.map((type) => ({ type, id })));

const gearRecapApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listGearRecap: build.query<GearRecap[], GearRecapSearch>({
      query: (params) => ({ url: "logistic/dashboard", params }),
      providesTags,
    }),
    getGearRecap: build.query<GearRecapDetails, GearRecapPeriod & { slug: string }>({
      query: ({ slug, ...params }) => ({ url: `logistic/dashboard/${encodeURIComponent(slug)}`, params }),
      providesTags,
      extraOptions: { silent: true },
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useListGearRecapQuery, useGetGearRecapQuery } = gearRecapApi;

/** Every shortage of gear that is given back, as CSV. */
export async function fetchShortages(): Promise<string> {
  const response = await authorizedFetch("logistic/dashboard/export", { headers: { Accept: "text/csv" } });
  if (!response.ok) throw new Error(`logistic/dashboard/export: ${response.status}`);
  return response.text();
}
