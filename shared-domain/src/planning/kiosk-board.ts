import { type FestivalError, notFound } from "../festival-error";
import { minutesWords, ofHours } from "../time/duration";

/** A slot as the screen of the organisers' room shows it: ISO instants and names, nothing else about anybody. */
export type KioskSlot = { task: string; place: string | null; start: string; end: string; people: string[] };

/** How long the screen goes on without network, in hours: it is sent the slots of that time at once. */
export const KIOSK_HOURS = 12;

/** The `not-found` refusal for a link that was revoked or replaced, or never made. */
export const kioskLinkOver = (): FestivalError => notFound("Ce lien n'est plus valable");

/** Who is somewhere at an instant, and who will be within the hour. */
export type KioskBoard = { present: KioskSlot[]; soon: KioskSlot[] };

/** What the screen shows at `now`: by place and task, then what begins within the hour by its start. */
export function kioskBoard(slots: readonly KioskSlot[], now: Date): KioskBoard {
  const at = now.getTime();
  const startOf = ({ start }: KioskSlot) => Date.parse(start);
  return {
    present: slots.filter((slot) => startOf(slot) <= at && Date.parse(slot.end) > at).sort(byPlace),
    soon: slots
      .filter((slot) => startOf(slot) > at && startOf(slot) <= at + ofHours(1))
      .sort((one, other) => startOf(one) - startOf(other) || byPlace(one, other)),
  };
}

const { compare } = new Intl.Collator("fr");

/** What has no place comes last. */
function byPlace(one: KioskSlot, other: KioskSlot): number {
  if ((one.place === null) !== (other.place === null)) return one.place === null ? 1 : -1;
  return compare(one.place ?? "", other.place ?? "") || compare(one.task, other.task);
}

/** How old what the screen shows is, in French: to be said once its server does not answer any more. */
export function ageText(readAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - readAt.getTime()) / 60_000);
  if (minutes < 1) return "il y a moins d'une minute";
  return `il y a ${minutesWords(minutes)}`;
}
