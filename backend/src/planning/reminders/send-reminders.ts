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
import { readWishes } from "../../preferences/read-wishes";

/** A reminder and its volunteer. */
type AddressedReminder = Reminder & { volunteerId: number };

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
  const wishes = await readWishes(
    tx,
    "reminders",
    reminders.map(({ volunteerId }) => volunteerId),
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
