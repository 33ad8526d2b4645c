/** Where the code of one feature app stands in this tab; times in milliseconds. */
export type LoadState =
  | { status: "idle" }
  | { status: "loading"; since: number }
  | { status: "ready"; loadTime: number }
  | { status: "failed"; error: Error; at: number };

export const idle: LoadState = { status: "idle" };

export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
