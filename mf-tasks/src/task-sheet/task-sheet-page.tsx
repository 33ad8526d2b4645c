import { isApiError } from "@coulisses/shared-auth";
import { ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { sheetNumber } from "@coulisses/shared-sheets/page";
import { Navigate, useParams } from "@coulisses/federation/platform/router";
import { useGetFestivalTaskQuery } from "../api/task-sheet-api";
import { SheetProvider } from "./sheet";
import { SheetLayout } from "./sheet-layout";

export default function TaskSheetPage() {
  const id = sheetNumber(useParams()["id"]);
  const { data, currentData, error, refetch } = useGetFestivalTaskQuery(id);
  const gone = isApiError(error) && (error.status === 404 || error.status === 400);
  const task = currentData ?? (data?.id === id ? data : undefined);

  if (gone) return <Navigate to="/ft" replace />;
  if (task) {
    return (
      <SheetProvider key={id} sheet={task}>
        <SheetLayout />
      </SheetProvider>
    );
  }
  if (isApiError(error)) return <ErrorCard message={error.message} onRetry={() => void refetch()} />;
  return <Loading label="Chargement de la fiche tâche..." />;
}
