import { type FestivalError, refused } from "../festival-error";
import { ofHours } from "../time/duration";
import { formatDateTime } from "../time/format";
import type { Period } from "../time/period";
import { isOddDayHour } from "./slots";

const TOO_SHORT = "La disponibilité doit durer au moins 2 heures";
const ODD_HOUR =
  "Il n'est pas possible de sélectionner des heures impaires en dehors du shift de la soirée (18h00-06h00)";

/** AV-6: the rule that an availability breaks; undefined when it is sound. */
export function brokenRule(availability: Period): string | undefined {
  const { start, end } = availability;
  if (isOddDayHour(start)) return ODD_HOUR;
  return end.getTime() - start.getTime() < ofHours(2) ? TOO_SHORT : undefined;
}

/** AV-9: throws `refused` with every broken availability, a line each: `[17/05/2024 05:00-…]` and the rule. */
export function checkAvailabilities(availabilities: readonly Period[]): void {
  const lines = availabilities.flatMap((period) => {
    const rule = brokenRule(period);
    return rule === undefined ? [] : [`[${bounds(period)}]${rule}`];
  });
  if (lines.length > 0) throw brokenRefusal(lines);
}

const brokenRefusal = (lines: readonly string[]): FestivalError => refused(lines.join("\n"));

const bounds = ({ start, end }: Period) => `${formatDateTime(start)}-${formatDateTime(end)}`;
