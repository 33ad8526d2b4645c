import { isApiError } from "@coulisses/shared-auth";
import { ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { Navigate, useParams } from "@coulisses/federation/platform/router";
import { useGetFestivalActivityQuery } from "../api/activity-sheet-api";
import { SheetProvider } from "./sheet-context";
import { SheetLayout } from "./sheet-layout";

/** What can't be a sheet's number is asked as 0, which no sheet has: the server says so in French. */
function readNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

export default function ActivitySheetPage() {
  const id = readNumber(useParams()["id"]);
  const { data, currentData, error, refetch } = useGetFestivalActivityQuery(id);
  const gone = isApiError(error) && (error.status === 404 || error.status === 400);

  if (gone) return <Navigate to="/fa" replace />;
  if (currentData ?? (data?.id === id && data)) {
    const activity = currentData ?? data;
    if (activity) {
      return (
        <SheetProvider key={id} activity={activity}>
          <SheetLayout />
        </SheetProvider>
      );
    }
  }
  if (isApiError(error)) return <ErrorCard message={error.message} onRetry={() => void refetch()} />;
  return <Loading label="Chargement de la fiche activité..." />;
}
