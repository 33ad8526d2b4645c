import { TimeoutError } from "./within";

export type LoadingKind = "network" | "chunk" | "timeout" | "exception";

/** What webpack throws for a file that a page asked for; `type` says why in one word. */
type ChunkLoadError = Error & { type?: string };

/** The one place that knows what failed loads look like, from webpack and from the federation's run time. */
export function kindOfCause(cause: unknown): LoadingKind {
  if (cause instanceof TimeoutError) return "timeout";
  if (!(cause instanceof Error)) return "exception";
  if (cause.name === "ChunkLoadError")
    return (cause as ChunkLoadError).type === "timeout" ? "timeout" : "chunk";
  // A shared module's file: the run time wraps the error and keeps its words.
  if (/loading (css )?chunk/i.test(cause.message)) return "chunk";
  if (!cause.message.includes("ScriptNetworkError")) return "exception";
  return cause.message.includes("timed out") ? "timeout" : "network";
}

export function detailOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
