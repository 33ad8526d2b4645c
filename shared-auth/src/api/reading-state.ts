import { isApiError } from "../http/api-error";

/** What RTK Query tells of a read. */
type Reading = { isFetching: boolean; isSuccess: boolean; isError: boolean; refetch: () => unknown };

/**
 * The state of a picker whose options are read: `loading` before the first answer, `onRetry` to read again
 * after a failure.
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
