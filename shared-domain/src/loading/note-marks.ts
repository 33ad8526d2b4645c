import { clockProblem } from "../time/phone-clock";
import { periodError } from "../time/period";
import { toDate } from "../time/instant";
import type { LoadingMark } from "./loading";

/** VAN-6: the refusal of a mark about gear that the sheet does not ask for. */
export const NOT_ASKED = "Cette fiche ne demande pas ce matos : recharge la liste";

/**
 * VAN-6: the French reason why a mark is refused: it comes from the future, its hours are none, or the sheet neither
 * asks for the gear nor had it ticked before.
 */
export function loadingMarkProblem(
  { notedAt, start, end }: Pick<LoadingMark, "notedAt" | "start" | "end">,
  { isKnown, now }: { isKnown: boolean; now: Date },
): string | undefined {
  if (!isKnown) return NOT_ASKED;
  return clockProblem(notedAt, now) ?? periodError({ start: toDate(start), end: toDate(end) });
}
