import { baseApi, endpointsOf, LIST } from "@coulisses/shared-auth";
import type { festivalImportCalls } from "@coulisses/shared-domain/contract/festival-import";
import { festivalImportRoutes } from "@coulisses/shared-domain/routes/festival-import";

const imports = endpointsOf<typeof festivalImportCalls>(festivalImportRoutes);
/** Silent: the page shows refusals. */
const silent = { silent: true };
/** An import and its undo state that all has changed, to every screen. */
const tags = [{ type: "Configuration", id: LIST }] as const;
const changes = { ...silent, invalidatesTags: tags };

/** The file to import, the orders and their report. */
export const {
  useReadFestivalImportQuery,
  useReadImportReportQuery,
  useBeginUploadMutation,
  usePutPieceMutation,
  useDropUploadMutation,
  useTryImportMutation,
  useStartImportMutation,
  useUndoImportMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readFestivalImport: imports.query(build, "read", { ...silent, providesTags: tags }),
    readImportReport: imports.query(build, "report", silent),
    beginUpload: imports.mutation(build, "beginUpload", changes),
    putPiece: imports.mutation(build, "putPiece", silent),
    dropUpload: imports.mutation(build, "dropUpload", changes),
    tryImport: imports.mutation(build, "try", changes),
    startImport: imports.mutation(build, "start", changes),
    undoImport: imports.mutation(build, "undo", changes),
  }),
});
