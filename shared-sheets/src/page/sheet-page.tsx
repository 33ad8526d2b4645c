import { isApiError } from "@coulisses/shared-auth";
import { ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { Navigate, useParams } from "@coulisses/shared-pages/router";
import { Fragment, type ReactNode } from "react";

/** The result of a query hook about one sheet. */
type SheetRead<Sheet> = {
  /** May still be the previous sheet. */
  data?: Sheet | undefined;
  currentData?: Sheet | undefined;
  error?: unknown;
  refetch: () => unknown;
};

/** How a page finds and shows the sheet of its address. */
type SheetPageProps<Sheet> = {
  /** The part of the address that holds the sheet's number, as the route names it. @default "id" */
  parameter?: string;
  useRead: (said: { id: number }) => SheetRead<Sheet>;
  /** The address to go to when the sheet does not exist, or no longer. */
  listPath: string;
  loadingText: string;
  children: (sheet: Sheet) => ReactNode;
};

/** The page of the sheet in the address: loading, then the sheet, the error, or back to the list. */
export function SheetPage<Sheet extends { id: number }>({
  parameter = "id",
  useRead,
  listPath,
  loadingText,
  children,
}: SheetPageProps<Sheet>) {
  const id = sheetNumber(useParams()[parameter]);
  const { data, currentData, error, refetch } = useRead({ id });
  if (isApiError(error) && (error.status === 404 || error.status === 400)) {
    return <Navigate to={listPath} replace />;
  }
  const sheet = currentData ?? (data?.id === id ? data : undefined);
  // The key gives each sheet fresh drafts and dialogs when the address goes from one to another.
  if (sheet) return <Fragment key={id}>{children(sheet)}</Fragment>;
  if (isApiError(error)) return <ErrorCard message={error.message} onRetry={() => void refetch()} />;
  return <Loading label={loadingText} />;
}

/** The number of a sheet; 0, which no sheet has, for any other text: the server then answers in French. */
function sheetNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
