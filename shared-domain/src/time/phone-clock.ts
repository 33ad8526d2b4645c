import { ofMinutes } from "./duration";
import { type Instant, toDate } from "./instant";

/** How far a phone's clock may be ahead of the server's, in milliseconds. */
const CLOCK_TOLERANCE = ofMinutes(5);

/** The French reason why something noted on a phone can't have been noted at that instant. */
export function clockProblem(notedAt: Instant, now: Date): string | undefined {
  return toDate(notedAt).getTime() > now.getTime() + CLOCK_TOLERANCE
    ? "Ce pointage vient du futur : vérifie l'heure de ton téléphone"
    : undefined;
}
