import { authorizedFetch, baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { PaperVolunteer, Print, PrintForm } from "@coulisses/shared-domain/contract/planning/prints";

const changed = [{ type: "Print" as const, id: LIST }];
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
    listPaperVolunteers: build.query<PaperVolunteer[], NoArgument>({
      query: () => "planning/volunteers",
      providesTags: [
        { type: "Volunteer", id: LIST },
        { type: "Planning", id: LIST },
      ],
      extraOptions: silent,
    }),
    listPrints: build.query<Print[], NoArgument>({
      query: () => "planning/prints",
      providesTags: changed,
      extraOptions: silent,
    }),
    askForPrint: build.mutation<Print, PrintForm>({
      query: (body) => ({ url: "planning/prints", method: "POST", body }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
    removePrint: build.mutation<null, string>({
      query: (id) => ({ url: `planning/prints/${id}`, method: "DELETE" }),
      extraOptions: silent,
      invalidatesTags: changed,
    }),
  }),
});

/** The file of a print that is done; throws when there is none to be had. */
export async function fetchPrint(id: string): Promise<Blob> {
  const response = await authorizedFetch(`planning/prints/${id}/file`, { headers: { Accept: "*/*" } });
  if (!response.ok) throw new Error(`The print: ${response.status}`);
  return response.blob();
}
