import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type { NamedMobilization, OwnSlot } from "@coulisses/shared-domain/contract/planning/slots";
import { parisDay } from "@coulisses/shared-domain/time/paris";

/** What stands in a planning; an event of the calendar, and a row of the list. */
export type PlanningItem = {
  id: string;
  start: string;
  end: string;
  title: string;
  color: OwnSlot["task"]["status"] | "break";
  place?: string | undefined;
} & (
  | { kind: "slot"; slot: OwnSlot }
  | { kind: "mobilization"; mobilization: NamedMobilization }
  | { kind: "break" }
);
export type SlotItem = Extract<PlanningItem, { kind: "slot" }>;

type Sources = {
  slots: readonly OwnSlot[];
  mobilizations: readonly NamedMobilization[];
  breaks: Readonly<Breaks>;
};

/** All that a planning holds, by date. */
export function planningItems({ slots, mobilizations, breaks }: Sources): PlanningItem[] {
  return [
    ...slots.map(slotItem),
    ...mobilizations.map((mobilization): PlanningItem => {
      const { id, name, status, appointment, timeWindow } = mobilization;
      return {
        ...{ kind: "mobilization", mobilization, title: `[${id}] ${name}`, color: status },
        ...{ start: timeWindow.start, end: timeWindow.end, place: appointment?.name },
        id: `mobilization ${id} ${timeWindow.id}`,
      };
    }),
    ...breaks.map(({ start, end }): PlanningItem => {
      return { kind: "break", id: `break ${start} ${end}`, start, end, title: "Pause", color: "break" };
    }),
  ].sort((one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end));
}

function slotItem(slot: OwnSlot): PlanningItem {
  const { start, end, task, mobilizationId, assignmentId } = slot;
  return {
    ...{ kind: "slot", slot, start, end, title: `[${task.id}] ${task.name}`, color: task.status },
    place: task.appointment?.name,
    id: `slot ${task.id} ${mobilizationId} ${assignmentId}`,
  };
}

export const isPast = ({ end }: { end: string }, now: Date): boolean => new Date(end) <= now;

/** The slot that goes on now, or the next one. */
export function nextSlot(items: readonly PlanningItem[], now: Date): SlotItem | undefined {
  return items.find((item): item is SlotItem => item.kind === "slot" && !isPast(item, now));
}

/** The items by the Paris day on which they start, in order. */
export function byDay(items: readonly PlanningItem[]): [day: string, items: PlanningItem[]][] {
  const days = new Map<string, PlanningItem[]>();
  for (const item of items) {
    const day = parisDay(new Date(item.start));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}

const MINUTE = 60_000;

/** `en ce moment`, `dans 25 min`, `dans 3 h 05`, `dans 2 jours`. */
export function whenWords({ start }: { start: string }, now: Date): string {
  const minutes = Math.ceil((Date.parse(start) - now.getTime()) / MINUTE);
  if (minutes <= 0) return "en ce moment";
  if (minutes < 60) return `dans ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `dans ${hours} h ${String(minutes % 60).padStart(2, "0")}`;
  const days = Math.round(hours / 24);
  return days === 1 ? "dans 1 jour" : `dans ${days} jours`;
}
