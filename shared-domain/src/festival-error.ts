/** Why the festival refuses, independent of HTTP. */
export type RefusalKind =
  /** The input itself is wrong, whatever the state. */
  | "bad-input"
  /** The person lacks a team. */
  | "forbidden"
  /** The thing, or a thing it names, does not exist. */
  | "not-found"
  /** A rule refuses it in the present state. */
  | "refused"
  /** The sheet changed under the editor. */
  | "stale";

/** A refusal by a rule; its message is French and meant for the person. */
export class FestivalError extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
    this.name = "FestivalError";
  }
}

export const badInput = (message: string) => new FestivalError("bad-input", message);
export const forbidden = (message: string) => new FestivalError("forbidden", message);
export const notFound = (message: string) => new FestivalError("not-found", message);
export const refused = (message: string) => new FestivalError("refused", message);
