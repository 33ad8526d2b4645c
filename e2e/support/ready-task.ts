import type { APIRequestContext } from "@playwright/test";
import { Api } from "./api.ts";

type Made = { id: number };
type Place = Made & { geoLocation: unknown };
type Window = { start: string; end: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * A window of so many hours, that starts `later` hours after 18:00 UTC tomorrow, when odd hours may start.
 */
export function tomorrow(later: number, hours: number): Window {
  const start = Math.floor(Date.now() / DAY) * DAY + DAY + (18 + later) * HOUR;
  return { start: new Date(start).toISOString(), end: new Date(start + hours * HOUR).toISOString() };
}

type Wanted = {
  /** A member of `humain`, and the contact. */
  manager: Api;
  /** Ids of further contacts. */
  contactIds?: readonly number[];
  /** Id of the volunteer it names, if any. */
  volunteerId?: number;
  /** Teams asked for, with their counts. */
  teams?: readonly { team: string; count: number }[];
  name: string;
  /** Period of the mobilization. */
  window: Window;
  /** HTML. */
  instructions: string;
};

/**
 * Path of a new task at a place of the map, with a named volunteer or teams asked for, once its assignment
 * has started.
 */
export async function readyTask(
  request: APIRequestContext,
  { manager, contactIds = [], volunteerId, teams = [], name, window, instructions }: Wanted,
): Promise<string> {
  const me = await manager.get<Made>("users/me");
  const place = (await manager.get<Place[]>("locations")).find(({ geoLocation }) => geoLocation !== null);
  const activity = await manager.post<Made>("festival-activities", { name });
  const { id } = await manager.post<Made>("festival-tasks", { name, festivalActivityId: activity.id });
  const sheet = `festival-tasks/${id}`;
  await manager.patch(`${sheet}/general`, { team: "bar" });
  await manager.patch(`${sheet}/instructions`, { appointmentId: place?.id, global: instructions });
  for (const contactId of [me.id, ...contactIds]) {
    await manager.post(`${sheet}/instructions/contacts`, { contactId });
  }
  const volunteers = volunteerId === undefined ? [] : [volunteerId];
  const staff = { durationSplitInHour: null, volunteers, teams };
  await manager.post(`${sheet}/mobilizations`, { ...window, ...staff });
  await startAssignment(request, manager, sheet);
  return sheet;
}

/** Takes a task without reviewers through its reviews to its assignment. */
export async function startAssignment(
  request: APIRequestContext,
  manager: Api,
  sheet: string,
): Promise<void> {
  await manager.post(`${sheet}/ask-for-review`);
  await manager.post(`${sheet}/approve`, { team: "humain" });
  await (await Api.of(request, "matos")).post(`${sheet}/approve`, { team: "matos" });
  await manager.post(`${sheet}/enable-assignment`, { category: "BAR", topPriority: false });
}

type Slots = { mobilizations: { id: string; assignments: { id: string }[] }[] };

/** The first slot of a task, as the calls of assignment name it. */
export async function firstSlot(manager: Api, sheet: string) {
  const [mobilization] = (await manager.get<Slots>(sheet)).mobilizations;
  const [assignment] = mobilization?.assignments ?? [];
  if (!mobilization || !assignment) throw new Error(`${sheet} has no slot`);
  return {
    taskId: Number(sheet.split("/")[1]),
    mobilizationId: mobilization.id,
    assignmentId: assignment.id,
  };
}
