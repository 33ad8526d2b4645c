/** What RTK Query tells of a read. */
type Reading = { isFetching: boolean; isSuccess: boolean; isError: boolean; refetch: () => unknown };

/**
 * What a picker shows of the read that its options come from: `loading` while there is nothing yet, `onRetry`
 * where the read failed, which reads again.
 */
export function readingState({ isFetching, isSuccess, isError, refetch }: Reading) {
  return { loading: isFetching && !isSuccess, onRetry: isError ? () => void refetch() : undefined };
}
