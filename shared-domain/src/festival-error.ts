import type { FieldProblems } from "./field-problems";

/** The kind of a refusal, independent of HTTP. */
export type RefusalKind =
  /** The input is wrong in any state. */
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
 * A refusal by a rule; its message is French and meant for the person. `fields`, where given, are the wrong
 * fields of the body, so that a form shows the message there.
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

/** Makes a refusal of a French message and, where it is about one, the field of the body. */
export const badInput = refusalOfKind("bad-input");
/** A body with several wrong fields: the error of each; the message has them all, a line each. */
export const badInputOn = (fields: FieldProblems): FestivalError =>
  new FestivalError("bad-input", Object.values(fields).join("\n"), fields);
/** The person lacks a team or a right. */
export const forbidden = refusalOfKind("forbidden");
/** The thing, or a thing it names, does not exist. */
export const notFound = refusalOfKind("not-found");
/** A rule refuses it in the present state. */
export const refused = refusalOfKind("refused");

/**
 * The message that the rule would throw, for a form that shows it before sending; undefined when the rule
 * accepts.
 */
export function problemIn(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof FestivalError) return error.message;
    throw error;
  }
}

/** The API's answer to an unknown path. */
export const UNKNOWN_ADDRESS = "Cette adresse n'existe pas";
