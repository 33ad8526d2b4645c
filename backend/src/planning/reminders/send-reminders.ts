import { defaultReminders, type ReminderKind } from "@coulisses/shared-domain/planning/reminder-kind";
import {
  dayReminded,
  dueReminders,
  remindedStarts,
  type Reminder,
} from "@coulisses/shared-domain/reminder/reminder";
import type { Period } from "@coulisses/shared-domain/time/period";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { sentReminders } from "../../database/schema/plannings";
import type { Enqueue } from "../../jobs/job-kinds";
import type { Services } from "../../services";
import { readPlannings } from "../read-plannings";

/** A reminder and its volunteer. */
type AddressedReminder = Reminder & { volunteerId: number };

/** The reminders that a person wants, by mail and by push; without a choice, the table's defaults. */
type Wish = { id: number; mail: ReminderKind[]; push: ReminderKind[]; subscriptionIds: string[] };

/** Sends the reminders due at this instant. */
export async function sendReminders(
  { db, write, environment }: Pick<Services, "db" | "write" | "environment">,
  now: Date,
): Promise<void> {
  const concerned = await concernedAt(db, now);
  if (concerned.length === 0) return;
  const plannings = await readPlannings(db, concerned);
  const reminders = [...plannings].flatMap(([volunteerId, planning]) =>
    dueReminders(planning, now, environment.publicUrl).map((reminder) => ({ ...reminder, volunteerId })),
  );
  await write((tx, _changes, enqueue) => enqueueReminders(tx, enqueue, reminders));
}

/**
 * Enqueues reminders that were not sent before and that the person wants. Each is noted in the transaction
 * that enqueues it, so it is sent once, with any number of instances.
 */
export async function enqueueReminders(
  tx: Transaction,
  enqueue: Enqueue,
  reminders: readonly AddressedReminder[],
): Promise<void> {
  const wishes = new Map(
    (await readWishes(tx, [...new Set(reminders.map(({ volunteerId }) => volunteerId))])).map((wish) => [
      wish.id,
      wish,
    ]),
  );
  const wanted = reminders.filter(({ volunteerId, kind }) => {
    const wish = wishes.get(volunteerId);
    return wish !== undefined && [...wish.mail, ...wish.push].includes(kind);
  });
  if (wanted.length === 0) return;
  const inserted = await tx
    .insert(sentReminders)
    .values(wanted.map(({ volunteerId, kind, key }) => ({ volunteerId, kind, key })))
    .onConflictDoNothing()
    .returning();
  const nameOf = ({ volunteerId, kind, key }: (typeof inserted)[number] | AddressedReminder) =>
    `${String(volunteerId)} ${kind} ${key}`;
  const fresh = new Set(inserted.map(nameOf));
  for (const reminder of wanted.filter((one) => fresh.has(nameOf(one)))) {
    const { volunteerId: userId, kind, letter, notification } = reminder;
    const until = reminder.until.toISOString();
    const wish = wishes.get(userId);
    if (wish?.mail.includes(kind)) enqueue("letter", { userId, letter, until });
    for (const subscriptionId of wish?.push.includes(kind) ? wish.subscriptionIds : [])
      enqueue("push", { userId, subscriptionId, notification, until });
  }
}

/** The people with a slot that starts when something is due, who were not told of the next day yet. */
async function concernedAt(db: Queryable, now: Date): Promise<number[]> {
  const { EVENING, SOON } = remindedStarts(now);
  const startsIn = (period: Period | undefined): SQL =>
    period === undefined
      ? sql`false`
      : sql`(assignee.start_at >= ${period.start.toISOString()}::timestamptz
          and assignee.start_at < ${period.end.toISOString()}::timestamptz)`;
  const result = await db.execute(sql`
    select distinct assignee.user_id as id from assignees assignee
    where ${startsIn(SOON)} or (${startsIn(EVENING)} and not exists (
      select from sent_reminders told where told.volunteer_id = assignee.user_id
        and told.kind = 'EVENING' and told.key = ${dayReminded(now)}))
    order by assignee.user_id`);
  return rowsOf<{ id: number }>(result).map(({ id }) => id);
}

/** For people who still exist, by id; a browser takes the kinds that its person wants by push. */
async function readWishes(db: Queryable, volunteerIds: readonly number[]): Promise<Wish[]> {
  const result = await db.execute(sql`
    select person.id,
      coalesce(to_json(wish.mail_reminders), ${JSON.stringify(defaultReminders.mail)}) as mail,
      coalesce(to_json(wish.push_reminders), ${JSON.stringify(defaultReminders.push)}) as push,
      coalesce((select json_agg(subscription.id) from push_subscriptions subscription
        where subscription.user_id = person.id), '[]') as "subscriptionIds"
    from users person left join preferences wish on wish.user_id = person.id
    where person.deleted_at is null
      and person.id in (select value::int from json_array_elements_text(${JSON.stringify(volunteerIds)}::json))
    order by person.id`);
  return rowsOf<Wish>(result);
}
