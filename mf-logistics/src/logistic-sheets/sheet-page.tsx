import { isApiError } from "@coulisses/shared-auth";
import { ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { Navigate } from "@coulisses/federation/platform/router";
import { Fragment, type ReactNode } from "react";
import type { LogisticSheet } from "./logistic-sheet";

type Props<Sheet> = {
  id: number;
  read: {
    data?: Sheet | undefined;
    currentData?: Sheet | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  listPath: string;
  loading: string;
  children: (sheet: Sheet) => ReactNode;
};

/** One sheet once it has come; its list when there is none, or no longer. */
export function SheetPage<Sheet extends LogisticSheet>({
  id,
  read,
  listPath,
  loading,
  children,
}: Props<Sheet>) {
  const { data, currentData, error, refetch } = read;
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return <Navigate to={listPath} replace />;
  const sheet = currentData ?? (data?.id === id ? data : undefined);
  if (sheet) return <Fragment key={id}>{children(sheet)}</Fragment>;
  if (isApiError(error)) return <ErrorCard message={error.message} onRetry={() => void refetch()} />;
  return <Loading label={loading} />;
}
