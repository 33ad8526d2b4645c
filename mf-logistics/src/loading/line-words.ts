import type { KnownMark, LoadingChange, LoadingLine } from "@coulisses/shared-domain/loading/lines";
import type { LoadingWay } from "@coulisses/shared-domain/loading/loading";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatShortDay, formatTime } from "@coulisses/shared-domain/time/format";

const moment = (instant: string) => `${formatShortDay(instant)} à ${formatTime(instant)}`;

/** The hours of a line: `ven. 15, 10:00 → 18:00`, with the second day when it is another one. */
function hoursWords({ start, end }: { start: string; end: string }): string {
  const [first, last] = [formatShortDay(start), formatShortDay(end)];
  const back = first === last ? formatTime(end) : `${last}, ${formatTime(end)}`;
  return `${first}, ${formatTime(start)} → ${back}`;
}

/** When the gear goes out and comes back, in French. */
export const lineHours = (line: LoadingLine): string =>
  line.gear.isConsumable
    ? `${formatShortDay(line.start)}, ${formatTime(line.start)} · ne revient pas`
    : hoursWords(line);

/** A line's gear with its quantity. */
export const lineName = ({ quantity, gear }: LoadingLine): string =>
  `${quantity.toLocaleString("fr")} × ${gear.name}`;

/** The words for gear that has made this way. */
export const wayWords: Record<LoadingWay, { one: string; many: string }> = {
  OUT: { one: "chargé", many: "chargés" },
  BACK: { one: "rentré", many: "rentrés" },
};

/** `12 sur 30 chargés`. */
export const countWords = (ticked: number, count: number, way: LoadingWay): string =>
  `${ticked.toLocaleString("fr")} sur ${count.toLocaleString("fr")} ${ticked > 1 ? wayWords[way].many : wayWords[way].one}`;

/** `Chargé ven. 15 à 10:12 par Noël Ertsemud`. */
export function tickWords({ way, notedAt, by }: KnownMark): string {
  const word = way === "OUT" ? "Chargé" : "Rentré";
  return `${word} ${moment(notedAt)}${by ? ` par ${displayName(by)}` : ""}`;
}

/** The meaning of a tick where the request has changed since, in French. */
export function changeWords(change: LoadingChange): string {
  if (change.isAsked === false) return "N'est plus demandé";
  const parts = [
    change.isApproved === false && "plus validé",
    change.quantity !== undefined && `coché pour ${change.quantity.toLocaleString("fr")}`,
    change.hours && `coché pour ${hoursWords(change.hours)}`,
  ].filter((part) => typeof part === "string");
  return `Modifié depuis : ${parts.join(", ")}`;
}
