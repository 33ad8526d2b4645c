import { authorizedFetch, baseApi, endpointsOf, LIST, lists, pathOf } from "@coulisses/shared-auth";
import type { printCalls } from "@coulisses/shared-domain/contract/planning/prints";
import { printRoutes } from "@coulisses/shared-domain/routes/planning";

const prints = endpointsOf<typeof printCalls>(printRoutes);
const list = [{ type: "Print", id: LIST }] as const;
/** Silent: the dialog shows refusals. */
const silent = { silent: true };

/** Volunteers who want paper, the prints of the day, and their requests; the dialog shows refusals. */
export const {
  useListPaperVolunteersQuery,
  useListPrintsQuery,
  useAskForPrintMutation,
  useRemovePrintMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listPaperVolunteers: prints.query(build, "listVolunteers", {
      ...silent,
      providesTags: lists("Volunteer", "Planning"),
    }),
    listPrints: prints.query(build, "list", { ...silent, providesTags: list }),
    askForPrint: prints.mutation(build, "create", { ...silent, invalidatesTags: list }),
    removePrint: prints.mutation(build, "remove", { ...silent, invalidatesTags: list }),
  }),
});

/** The file of a finished print; throws when the server has none. */
export async function fetchPrint(id: string): Promise<Blob> {
  const response = await authorizedFetch(pathOf(printRoutes.readFile, { id }), {
    headers: { Accept: "*/*" },
  });
  if (!response.ok) throw new Error(`The print: ${response.status}`);
  return response.blob();
}
