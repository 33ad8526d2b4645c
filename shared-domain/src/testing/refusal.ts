import type { RefusalKind } from "../festival-error";

/** For `expect(…).toThrow(refusal(…))`: the whole message and the kind, not a part. */
export function refusal(message: string, kind: RefusalKind = "refused"): Error {
  return expect.objectContaining({ name: "FestivalError", message, kind });
}

/** The same for a `not-found`. */
export const notFoundRefusal = (message: string) => refusal(message, "not-found");
/** The same for a `bad-input`. */
export const badInputRefusal = (message: string) => refusal(message, "bad-input");
