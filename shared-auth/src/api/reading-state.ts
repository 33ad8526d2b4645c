import { isApiError } from "../http/api-error";

/** What RTK Query tells of a read. */
type Reading = { isFetching: boolean; isSuccess: boolean; isError: boolean; refetch: () => unknown };

/**
 * What a picker shows of the read that its options come from: `loading` while there is nothing yet, `onRetry`
 * where the read failed, which reads again.
 */
export function readingState({ isFetching, isSuccess, isError, refetch }: Reading) {
  return { loading: isFetching && !isSuccess, onRetry: isError ? () => void refetch() : undefined };
}

/** A read with what it answered for its present arguments. */
export type Load = { currentData?: unknown; isFetching: boolean; error?: unknown; refetch: () => unknown };

/**
 * What a table or a page shows of its read while it has nothing else to show: that it is on its way, or why it failed.
 * What was read before stays in view when reading it anew fails.
 */
export function loadState({ currentData, isFetching, error, refetch }: Load) {
  const isEmpty = currentData === undefined;
  return {
    loading: isEmpty && isFetching,
    error: isEmpty && isApiError(error) ? error.message : undefined,
    onRetry: () => void refetch(),
  };
}
