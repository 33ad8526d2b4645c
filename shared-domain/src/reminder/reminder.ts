import { CHECK_IN_PATH } from "../check-in/check-in-path";
import type { Letter } from "../mail/letter";
import { formatDay, formatTime } from "../time/format";
import { festivalDayPeriod } from "../time/festival-day";
import { addDays, parisDay, parisInstant } from "../time/paris";
import { isWithin, type Period } from "../time/period";
import type { PlannedTask } from "../planning/planned-task";
import type { ReminderKind } from "../planning/reminder-kind";
import { type NamedSlot, PLANNING_PATH, planningPathOf } from "./slot-link";

/** The part of a task in a line of a reminder. */
type ToldTask = Pick<PlannedTask, "name" | "period"> & { location: { name: string } | null };

/** A message to one person, sent once. */
export type Reminder = {
  kind: ReminderKind;
  /** Identifies the message: the same key is never sent twice to the same person. */
  key: string;
  /** After this instant the message is of no use. */
  until: Date;
  /** Without its greeting. */
  letter: Letter;
  notification: PushedNotification;
};

/**
 * The content of a push notification, and the path of the site that a click opens; a later one with the same
 * tag replaces it.
 */
export type PushedNotification = { title: string; body: string; path: string; tag: string };

const MINUTE = 60_000;
const SOON = 30 * MINUTE;
/** After a break this long, the server no longer tells that a task starts soon. */
const SOON_LATEST = 20 * MINUTE;
const EVENING_FROM = 18;
const EVENING_UNTIL = 22;

/** The day (`yyyy-mm-dd`) that this evening's reminder is about, which is its key. */
export const dayReminded = (now: Date): string => addDays(parisDay(now), 1);

/** The starts of the tasks to remind of now: tomorrow's, in the evening of Paris, and those that are near. */
export function remindedStarts(now: Date): Record<"EVENING" | "SOON", Period | undefined> {
  const today = parisDay(now);
  const evening = { start: parisInstant(today, EVENING_FROM), end: parisInstant(today, EVENING_UNTIL) };
  const tomorrow = festivalDayPeriod(dayReminded(now));
  const soon = {
    // The end is excluded, so that a start in exactly thirty minutes is told.
    start: new Date(now.getTime() + SOON_LATEST + 1),
    end: new Date(now.getTime() + SOON + 1),
  };
  return { EVENING: isWithin(now, [evening]) ? tomorrow : undefined, SOON: soon };
}

/**
 * The reminders due now for the person of this planning; `site` is the site's address without a slash at its
 * end. In the evening, from 18:00 to 22:00 in Paris, all tasks that start between 06:00 the next day and
 * 06:00 the day after; each task from 30 to 20 minutes before its start. Later calls find nothing: a late
 * reminder is dropped.
 */
export function dueReminders(planning: readonly PlannedTask[], now: Date, site: string): Reminder[] {
  const starts = remindedStarts(now);
  const startingIn = (period: Period | undefined) =>
    planning.filter((task) => period !== undefined && isWithin(task.period.start, [period]));
  const tomorrow = startingIn(starts.EVENING);
  const [first] = tomorrow;
  return [
    ...(first === undefined ? [] : [eveningReminder(dayReminded(now), { first, tasks: tomorrow, site })]),
    ...startingIn(starts.SOON).map((task) => soonReminder(task, site)),
  ];
}

type Evening = { first: PlannedTask; tasks: readonly PlannedTask[]; site: string };

function eveningReminder(day: string, { first, tasks, site }: Evening): Reminder {
  const count = tasks.length === 1 ? "1 créneau" : `${String(tasks.length)} créneaux`;
  const title = `Demain, ${formatDay(parisInstant(day))} : ${count}`;
  return {
    kind: "EVENING",
    key: day,
    until: first.period.start,
    letter: {
      subject: title,
      paragraphs: [
        "Voici ce que tu fais demain :",
        ...tasks.map(taskLine),
        "Un empêchement ? Préviens vite les responsables des bénévoles.",
      ],
      button: tasks.length === 1 ? slotButton(first, site) : planningButton(site),
    },
    notification: {
      title,
      body: tasks.map(taskLine).join("\n"),
      path: tasks.length === 1 ? planningPathOf(first) : PLANNING_PATH,
      tag: `EVENING ${day}`,
    },
  };
}

function soonReminder(task: PlannedTask, site: string): Reminder {
  const body =
    task.location === null ? `Jusqu'à ${formatTime(task.period.end)}` : `Rendez-vous : ${task.location.name}`;
  const key = `${String(task.id)} ${task.period.start.toISOString()}`;
  const title = `À ${formatTime(task.period.start)} : ${task.name}`;
  const contacts = task.contacts.map(
    ({ firstname, lastname, phone }) => `En cas de problème : ${firstname} ${lastname}, ${phone}`,
  );
  return {
    kind: "SOON",
    key,
    until: task.period.start,
    letter: {
      subject: title,
      paragraphs: [taskLine(task), ...contacts],
      button: slotButton(task, site),
      ...(task.isAnsweredFor && { links: [{ label: "Pointer ce créneau", url: `${site}${CHECK_IN_PATH}` }] }),
    },
    notification: { title, body, path: planningPathOf(task), tag: `SOON ${key}` },
  };
}

/** `18:00 - 20:00 : Tenir le bar (Village)` */
function taskLine({ name, location, period }: ToldTask): string {
  const place = location === null ? "" : ` (${location.name})`;
  return `${formatTime(period.start)} - ${formatTime(period.end)} : ${name}${place}`;
}

/** The button of a letter about one task; `site` is without a slash at its end. */
export const slotButton = (task: NamedSlot, site: string): Letter["button"] => ({
  label: "Voir mon créneau",
  url: `${site}${planningPathOf(task)}`,
});

/** The button of a letter about the planning; `site` is without a slash at its end. */
export const planningButton = (site: string): Letter["button"] => ({
  label: "Voir mon planning",
  url: `${site}${PLANNING_PATH}`,
});
