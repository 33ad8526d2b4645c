/** The state of a read, as RTK Query gives it. */
type Reading = { isFetching: boolean; isSuccess: boolean; isError: boolean; refetch: () => unknown };

/**
 * The state of a picker whose options are read: `loading` before the first answer, `onRetry` to read again
 * after a failure.
 */
export function readingState({ isFetching, isSuccess, isError, refetch }: Reading) {
  return { loading: isFetching && !isSuccess, onRetry: isError ? () => void refetch() : undefined };
}
