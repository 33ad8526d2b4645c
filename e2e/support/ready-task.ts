import type { APIRequestContext } from "@playwright/test";
import { Api } from "./api.ts";

type Made = { id: number };
type Place = Made & { geoLocation: unknown };
type Window = { start: string; end: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So many hours that start after tomorrow's 18:00 UTC, when odd hours may start. */
export function tomorrow(later: number, hours: number): Window {
  const start = Math.floor(Date.now() / DAY) * DAY + DAY + (18 + later) * HOUR;
  return { start: new Date(start).toISOString(), end: new Date(start + hours * HOUR).toISOString() };
}

type Wanted = {
  /** Of `humain`; whom to call. */
  manager: Api;
  /** Who else is to be called. */
  contactIds?: readonly number[];
  /** Whom it names, if it names anybody. */
  volunteerId?: number;
  /** How many people it asks of which teams. */
  teams?: readonly { team: string; count: number }[];
  name: string;
  /** When it needs them. */
  window: Window;
  /** HTML. */
  instructions: string;
};

/** The path of a task that names or asks for somebody, at a place of the map, once its assignment has started. */
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

/** Leads a task that nobody reviews through the reviews to its assignment. */
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
