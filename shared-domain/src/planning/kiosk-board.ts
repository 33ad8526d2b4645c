import { type FestivalError, notFound } from "../festival-error";
import { minutesWords, ofHours } from "../time/duration";

/** A slot as the kiosk shows it: ISO instants and names only. */
export type KioskSlot = { task: string; place: string | null; start: string; end: string; people: string[] };

/** The time that the kiosk can run without network, in hours: it receives the slots of that time at once. */
export const KIOSK_HOURS = 12;

/** The `not-found` refusal for a link that was revoked or replaced, or never made. */
export const kioskLinkOver = (): FestivalError => notFound("Ce lien n'est plus valable");

/** The slots that run at an instant, and those that start within the next hour. */
type KioskBoard = { present: KioskSlot[]; soon: KioskSlot[] };

/** The kiosk's content at `now`: running slots by place and task, then those of the next hour by start. */
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

/** Slots without place come last. */
function byPlace(one: KioskSlot, other: KioskSlot): number {
  if ((one.place === null) !== (other.place === null)) return one.place === null ? 1 : -1;
  return compare(one.place ?? "", other.place ?? "") || compare(one.task, other.task);
}

/** The age of the kiosk's content, in French, for when its server no longer answers. */
export function ageText(readAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - readAt.getTime()) / 60_000);
  if (minutes < 1) return "il y a moins d'une minute";
  return `il y a ${minutesWords(minutes)}`;
}
