import type { Breaks } from "@coulisses/shared-domain/contract/planning/breaks";
import type { NamedMobilization, OwnSlot } from "@coulisses/shared-domain/contract/planning/slots";
import { type JoinedSlot, joinedSlots } from "@coulisses/shared-domain/planning/planned-task";
import { minutesWords } from "@coulisses/shared-domain/time/duration";
import { parisDay } from "@coulisses/shared-domain/time/paris";

/** An entry of the planning: an event of the calendar, a row of the list. */
export type PlanningItem = {
  id: string;
  start: string;
  end: string;
  title: string;
  color: OwnSlot["task"]["status"] | "break";
  place?: string | undefined;
} & (
  | { kind: "slot"; slots: readonly OwnSlot[] }
  | { kind: "mobilization"; mobilization: NamedMobilization }
  | { kind: "break" }
);
export type SlotItem = Extract<PlanningItem, { kind: "slot" }>;

type Sources = {
  slots: readonly OwnSlot[];
  mobilizations: readonly NamedMobilization[];
  breaks: Readonly<Breaks>;
};

/** Every entry of a planning, by date. */
export function planningItems({ slots, mobilizations, breaks }: Sources): PlanningItem[] {
  return [
    ...joinedSlots(slots.map(dated)).map(slotItem),
    ...mobilizations.map((mobilization): PlanningItem => {
      const { id, name, status, appointment, timeWindow } = mobilization;
      return {
        kind: "mobilization",
        mobilization,
        title: `[${id}] ${name}`,
        color: status,
        start: timeWindow.start,
        end: timeWindow.end,
        place: appointment?.name,
        id: `mobilization ${id} ${timeWindow.id}`,
      };
    }),
    ...breaks.map(({ start, end }): PlanningItem => {
      return { kind: "break", id: `break ${start} ${end}`, start, end, title: "Pause", color: "break" };
    }),
  ].sort((one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end));
}

const dated = (slot: OwnSlot) => ({
  start: new Date(slot.start),
  end: new Date(slot.end),
  task: slot.task,
  slot,
});

function slotItem({ period, task, parts }: JoinedSlot<ReturnType<typeof dated>>): PlanningItem {
  const slots = parts.map(({ slot }) => slot);
  const ids = slots.map(({ mobilizationId, assignmentId }) => `${mobilizationId} ${assignmentId}`);
  return {
    kind: "slot",
    slots,
    title: `[${task.id}] ${task.name}`,
    color: task.status,
    start: period.start.toISOString(),
    end: period.end.toISOString(),
    place: task.appointment?.name,
    id: `slot ${task.id} ${ids[0]}`,
  };
}

/** The part that is under way or comes next; the last one once all are over. */
export function presentSlot({ slots }: Pick<SlotItem, "slots">, now: Date): OwnSlot {
  const found = slots.find((slot) => !isPast(slot, now)) ?? slots.at(-1);
  if (!found) throw new Error("A slot of a planning has at least one part.");
  return found;
}

export const isPast = ({ end }: { end: string }, now: Date): boolean => new Date(end) <= now;

/** The slot under way, or the next one. */
export function nextSlot(items: readonly PlanningItem[], now: Date): SlotItem | undefined {
  return items.find((item): item is SlotItem => item.kind === "slot" && !isPast(item, now));
}

/** The slot after this one. */
export function slotAfter(items: readonly PlanningItem[], { id }: SlotItem): SlotItem | undefined {
  return items
    .slice(items.findIndex((item) => item.id === id) + 1)
    .find((item): item is SlotItem => item.kind === "slot");
}

/** Entries by the Paris day on which they start, in order. */
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

type Bounds = Pick<PlanningItem, "start" | "end">;

/** `encore 25 min`, `encore 3 h 05`. */
export const leftWords = ({ end }: Pick<Bounds, "end">, now: Date): string =>
  `encore ${minutesWords(Math.ceil((Date.parse(end) - now.getTime()) / MINUTE))}`;

/** The part of a period that is over, from 0 to 1. */
export function elapsedPart({ start, end }: Bounds, now: Date): number {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return Math.min(1, Math.max(0, (now.getTime() - from) / (to - from)));
}
