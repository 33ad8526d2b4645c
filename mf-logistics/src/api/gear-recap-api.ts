import type { gearRecapCalls } from "@coulisses/shared-domain/contract/gear-recap";
import { RECAPS } from "@coulisses/shared-domain/live/live-tags";
import { gearRecapRoutes } from "@coulisses/shared-domain/routes/logistics";
import { baseApi, endpointsOf, LIST, pathOf } from "@coulisses/shared-auth";

const recap = endpointsOf<typeof gearRecapCalls>(gearRecapRoutes);

/** Sources of stock and of needs: the recap is read again when one changes. */
const sources = ["Gear", "Inventory", "Purchase", "Borrow", "FestivalActivity", "FestivalTask"] as const;
const providesTags = [LIST, RECAPS].flatMap((id) => sources.map((type) => ({ type, id })));

const gearRecapApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listGearRecap: recap.query(build, "list", { providesTags }),
    getGearRecap: recap.query(build, "details", { silent: true, providesTags, keepUnusedDataFor: 60 }),
  }),
});

/** Gear recap of a period, for every gear or for one. */
export const { useListGearRecapQuery, useGetGearRecapQuery } = gearRecapApi;

/** The path of every shortage of returnable gear, as CSV. */
export const shortagesFile = pathOf(gearRecapRoutes.export);
