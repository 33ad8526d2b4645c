import { isApiError } from "../http/api-error";

/** State of a read, as RTK Query tells it. */
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
 * State of a table or page that has nothing else to show: loading, or the message of the failure. Data
 * already read stay in view when a new read fails.
 */
export function loadState({ currentData, isFetching, error, refetch }: Load) {
  const isEmpty = currentData === undefined;
  return {
    loading: isEmpty && isFetching,
    error: isEmpty && isApiError(error) ? error.message : undefined,
    onRetry: () => void refetch(),
  };
}
