import type { FieldProblems } from "./field-problems";

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

/**
 * A refusal by a rule; its message is French and meant for the person. `fields`, where given, says which fields of
 * what the person sent it is about, so that a form shows it there.
 */
export class FestivalError extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly fields?: FieldProblems,
  ) {
    super(message);
    this.name = "FestivalError";
  }
}

const refusalOfKind =
  (kind: RefusalKind) =>
  (message: string, field?: string): FestivalError =>
    new FestivalError(kind, message, field === undefined ? undefined : { [field]: message });

/** Each takes the French message and, where the rule is about one, the field of the body it is about. */
export const badInput = refusalOfKind("bad-input");
/** A body with several wrong fields: what is wrong with each; the message has them all, a line each. */
export const badInputOn = (fields: FieldProblems): FestivalError =>
  new FestivalError("bad-input", Object.values(fields).join("\n"), fields);
/** The person lacks a team or a right. */
export const forbidden = refusalOfKind("forbidden");
/** The thing, or a thing it names, does not exist. */
export const notFound = refusalOfKind("not-found");
/** A rule refuses it in the present state. */
export const refused = refusalOfKind("refused");

/** What a rule that throws would refuse, for a form that says it before sending; undefined when it would accept. */
export function problemIn(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof FestivalError) return error.message;
    throw error;
  }
}
