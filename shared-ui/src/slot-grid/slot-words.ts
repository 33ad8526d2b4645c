import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import type { Period } from "@coulisses/shared-domain/time/period";
import type { GridSlotState } from "./slot-grid-props";

/** The French name of each state; a free slot shows none. */
export const stateWords: Record<GridSlotState, string> = {
  free: "Libre",
  selected: "Choisi",
  recorded: "Enregistré",
  waiting: "En attente du réseau",
  broken: "À corriger",
};

/** `10 points`; nothing where nothing is earned. */
export const pointWords = (points: number) =>
  points === 0 ? "" : `${points.toLocaleString("fr")} ${points > 1 ? "points" : "point"}`;

/** « vendredi 15 mai, 18h - 19h, 10 points, enregistré ». */
export function slotName(slot: Period, state: GridSlotState, points = 0): string {
  return [
    formatDay(slot.start),
    formatHours(slot),
    pointWords(points),
    state === "free" ? "" : stateWords[state].toLowerCase(),
  ]
    .filter(Boolean)
    .join(", ");
}

/** `ven.` and `15`. */
const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "short", timeZone: "UTC" });
/** A day's short name and number. */
export const shortDay = (day: string) => ({
  name: weekday.format(new Date(`${day}T12:00:00Z`)),
  number: String(Number(day.slice(8))),
});
