import { isApiError } from "@coulisses/shared-auth";
import { ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { sheetNumber } from "@coulisses/shared-sheets/page";
import { Navigate, useParams } from "@coulisses/federation/platform/router";
import { useGetFestivalActivityQuery } from "../api/activity-sheet-api";
import { SheetLayout } from "./sheet-layout";
import { SheetProvider } from "./sheet";

export default function ActivitySheetPage() {
  const id = sheetNumber(useParams()["id"]);
  const { data, currentData, error, refetch } = useGetFestivalActivityQuery(id);
  const gone = isApiError(error) && (error.status === 404 || error.status === 400);

  if (gone) return <Navigate to="/fa" replace />;
  if (currentData ?? (data?.id === id && data)) {
    const activity = currentData ?? data;
    if (activity) {
      return (
        <SheetProvider key={id} sheet={activity}>
          <SheetLayout />
        </SheetProvider>
      );
    }
  }
  if (isApiError(error)) return <ErrorCard message={error.message} onRetry={() => void refetch()} />;
  return <Loading label="Chargement de la fiche activité..." />;
}
