import type { Period } from "@coulisses/shared-domain/time/period";
import { sql } from "drizzle-orm";
import type { Write } from "../../changes/write";
import type { Connection, Database, PreparedQuery, Queryable, Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { lockTable } from "../../database/locks";
import { plannedEvents } from "../../database/schema/plannings";
import { readPlannings } from "../read-plannings";
import { sendPlanningChanges } from "../reminders/planning-changes";
import {
  type CalendarEntry,
  changesIn,
  matchEvents,
  type PlannedEvent,
  type PlanningChange,
} from "./match-events";

/** The calendar entries of each of these people, without deleted people. */
export type Calendars = Map<number, CalendarEntry[]>;

const isNew = ({ event, stored }: CalendarEntry) => event !== stored;

/**
 * The calendars of these people, or of everybody without `ids`, once their changes are noted. Usually there
 * is none, and nothing is locked. Returns the changes too; of two concurrent callers, one finds them.
 */
export async function upToDateCalendars(
  { db, write }: { db: Database; write: Write },
  ids?: readonly number[],
): Promise<{ calendars: Calendars; changes: PlanningChange[] }> {
  const calendars = await readCalendars(db, ids);
  if (![...calendars.values()].flat().some(isNew)) return { calendars, changes: [] };
  return write(async (tx, _changes, enqueue) => {
    const people = [...calendars.keys()];
    // Locks the people in the order of a deletion, which takes their events along.
    await tx.execute(sql`select from users where id in (${listed(people)}) order by id for key share`);
    await lockTable(tx, plannedEvents);
    const current = await readCalendars(tx, people);
    const changes = [...current].flatMap(([volunteerId, entries]) => changesIn(volunteerId, entries));
    // When calendars are made for the first time, nothing in them is news.
    if (await hasEvents(tx)) sendPlanningChanges(enqueue, changes, new Date());
    await save(tx, current);
    return { calendars: current, changes };
  });
}

/** Notes everybody's calendar as it is now: nothing in it is news. */
export async function noteCalendars(tx: Transaction): Promise<void> {
  await save(tx, await readCalendars(tx, undefined));
}

const listed = (ids: readonly number[]) =>
  sql`select value::int from json_array_elements_text(${JSON.stringify(ids)}::json)`;

async function hasEvents(tx: Transaction): Promise<boolean> {
  const found = await tx.select({ uid: plannedEvents.uid }).from(plannedEvents).limit(1);
  return found.length > 0;
}

type Row = Omit<PlannedEvent, "period" | "changedAt" | "cancelledAt"> & {
  start: string;
  end: string;
  changedAt: string;
  cancelledAt: string | null;
};

/** The known events compared with the present plannings. */
async function readCalendars(db: Queryable, ids: readonly number[] | undefined): Promise<Calendars> {
  const chosen =
    ids === undefined
      ? sql`select user_id from assignees union select volunteer_id from planned_events`
      : listed(ids);
  const people = rowsOf<{ id: number; events: Row[] }>(
    await db.execute(sql`
      select person.id, coalesce((select json_agg(json_build_object('uid', event.uid, 'taskId', event.task_id,
          'name', event.name, 'start', event.start_at, 'end', event.end_at, 'place', event.place,
          'sequence', event.sequence, 'contentHash', event.content_hash, 'changedAt', event.changed_at,
          'cancelledAt', event.cancelled_at) order by event.start_at, event.uid)
        from planned_events event where event.volunteer_id = person.id), '[]') as events
      from users person where person.deleted_at is null and person.id in (${chosen})`),
  );
  const plannings = await readPlannings(
    db,
    people.map(({ id }) => id),
  );
  const now = new Date();
  return new Map(
    people.map(({ id, events }) => [id, matchEvents(events.map(eventIn), plannings.get(id) ?? [], now)]),
  );
}

function eventIn({ start, end, changedAt, cancelledAt, ...event }: Row): PlannedEvent {
  const period: Period = { start: new Date(start), end: new Date(end) };
  return {
    ...event,
    period,
    changedAt: new Date(changedAt),
    cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
  };
}

/** In one query for all people. */
async function save(tx: Transaction, calendars: Calendars): Promise<void> {
  const rows = [...calendars].flatMap(([volunteerId, entries]) =>
    entries.filter(isNew).map(({ event: { period, ...event } }) => ({ ...event, ...period, volunteerId })),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into planned_events (uid, volunteer_id, task_id, name, start_at, end_at, place, sequence, content_hash,
      changed_at, cancelled_at)
    select uid, "volunteerId", "taskId", name, start, "end", place, sequence, "contentHash", "changedAt", "cancelledAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) as event (uid uuid, "volunteerId" int, "taskId" int, name text,
      start timestamptz, "end" timestamptz, place text, sequence int, "contentHash" text, "changedAt" timestamptz,
      "cancelledAt" timestamptz)
    on conflict (uid) do update set name = excluded.name, start_at = excluded.start_at, end_at = excluded.end_at,
      place = excluded.place, sequence = excluded.sequence, content_hash = excluded.content_hash,
      changed_at = excluded.changed_at, cancelled_at = excluded.cancelled_at`);
}

/** A calendar that reads less often than that keeps cancelled events; all others were told. */
const DAYS_CANCELLED = 30;

/** Removes events cancelled long ago, and those of people deleted while they were noted. */
export async function forgetCancelledEvents(db: Database): Promise<void> {
  await db.execute(sql`delete from planned_events event
    where event.cancelled_at < now() - make_interval(days => ${DAYS_CANCELLED})
      or exists (select from users person where person.id = event.volunteer_id and person.deleted_at is not null)`);
}

/**
 * The revisions of everything that plannings show; names and places of tasks, and all that belongs to them.
 */
const revisionQuery: PreparedQuery = {
  name: "revision-of-plannings",
  text: "select sum(value)::text as revision from revisions where name in ('catalogues', 'festival-tasks')",
};

/** Notes the changes of everybody's planning, at each call after a change. */
export function planningWatchOn({
  connection,
  write,
}: {
  connection: Connection;
  write: Write;
}): () => Promise<void> {
  // When another instance has noted them meanwhile, this one looks in vain, at little cost.
  let lastRevision: string | undefined;
  return async () => {
    const [row] = await connection.runPrepared<{ revision: string }>(revisionQuery, []);
    if (row?.revision === lastRevision) return;
    await upToDateCalendars({ db: connection.db, write });
    lastRevision = row?.revision;
  };
}
