import { baseApi, endpointsOf } from "@coulisses/shared-auth";
import type { firstStartCalls } from "@coulisses/shared-domain/contract/first-start";
import { firstStartRoutes } from "@coulisses/shared-domain/routes/first-start";

const firstStart = endpointsOf<typeof firstStartCalls>(firstStartRoutes);
/** Silent: the page shows failures. */
const silent = { silent: true };

/** The page that puts a new festival in place, without a session. */
export const { useReadFirstStartQuery, usePutInPlaceMutation } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readFirstStart: firstStart.query(build, "read", silent),
    putInPlace: firstStart.mutation(build, "start", silent),
  }),
});
