import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { randomUUID } from "node:crypto";
import type { CheckInList } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { MarksOutcome } from "@coulisses/shared-domain/contract/marks";
import type { CheckInMark } from "@coulisses/shared-domain/check-in/presence";
import { eq, sql } from "drizzle-orm";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { placeOn } from "../../planning/testing/assign";
import type { Role } from "../../testing/cast";
import { type Festival, useFestival } from "../../testing/festival";

export let festival: Festival;
let placed = 0;

/**
 * A festival for all tests of a file; each test begins without tasks and marks, and the organiser is in
 * charge.
 */
export function openCheckInFestival(): void {
  festival = useFestival();
  afterEach(() => festival.services.db.execute(sql`truncate festival_tasks, check_in_marks cascade`));
}

/** The instant so many minutes from now, as an ISO text. */
export const minutesFromNow = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();

/** So many minutes to the millisecond, begun that many from now: two readings of the clock differ. */
export function minutesLong(minutes: number, begin: number): Window {
  const start = minutesFromNow(begin);
  return { start, end: new Date(Date.parse(start) + minutes * 60_000).toISOString() };
}

/** From half an hour ago until in an hour and a half. */
export const goingOn = () => ({ start: minutesFromNow(-30), end: minutesFromNow(90) });

type Window = { start: string; end: string };
export type Slot = Window & SlotIdentifier;

/** A slot with these people, of a task that the organiser administers. */
export async function aSlot(people: readonly Role[], window: Window = goingOn()): Promise<Slot> {
  placed += 1;
  const { db } = festival.services;
  const ids = people.map((role) => festival.ids[role]);
  await placeOn(db, { id: placed, name: "Tenir le bar", people: ids, appointmentId: 1, ...window });
  await db
    .update(festivalTasks)
    .set({ administratorId: festival.ids.organiser })
    .where(eq(festivalTasks.id, placed));
  return { taskId: placed, mobilizationId: "slot", assignmentId: "0", ...window };
}

/** The path of a slot. */
export const pathOf = ({ taskId, mobilizationId, assignmentId }: Slot) =>
  `/check-ins/tasks/${String(taskId)}/mobilizations/${mobilizationId}/assignments/${assignmentId}`;

/** A mark that a phone sends now, with the given fields. */
export const mark = (role: Role, of: Partial<CheckInMark> = {}): CheckInMark => ({
  id: randomUUID(),
  userId: festival.ids[role],
  kind: "ARRIVED",
  replacedBy: null,
  notedAt: minutesFromNow(0),
  happenedAt: null,
  isIll: false,
  ...of,
});

export const note = (by: Role, slot: Slot, ...marks: object[]) =>
  festival.as[by].post(`${pathOf(slot)}/marks`, { marks });

/** The reasons for which the marks are refused. */
export const refusals = async (by: Role, slot: Slot, ...marks: object[]) =>
  (await note(by, slot, ...marks)).json<MarksOutcome>().refused.map(({ message }) => message);

export const sheetOf = async (by: Role, slot: Slot) =>
  (await festival.as[by].get(pathOf(slot))).json<CheckInList>();
