import { authorizedFetch, baseApi, endpointsOf, LIST, pathOf } from "@coulisses/shared-auth";
import type { printCalls } from "@coulisses/shared-domain/contract/planning/prints";
import { printRoutes } from "@coulisses/shared-domain/routes/planning/prints";

const prints = endpointsOf<typeof printCalls>(printRoutes);
const list = [{ type: "Print", id: LIST }] as const;
/** Told in the dialog. */
const silent = { silent: true };

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
      providesTags: [
        { type: "Volunteer", id: LIST },
        { type: "Planning", id: LIST },
      ],
    }),
    listPrints: prints.query(build, "list", { ...silent, providesTags: list }),
    askForPrint: prints.mutation(build, "create", { ...silent, invalidatesTags: list }),
    removePrint: prints.mutation(build, "remove", { ...silent, invalidatesTags: list }),
  }),
});

/** The file of a print that is done; throws when there is none to be had. */
export async function fetchPrint(id: string): Promise<Blob> {
  const response = await authorizedFetch(pathOf(printRoutes.readFile, { id }), {
    headers: { Accept: "*/*" },
  });
  if (!response.ok) throw new Error(`The print: ${response.status}`);
  return response.blob();
}
