import type { OwnHours } from "@coulisses/shared-domain/thanks/thanks";
import type { Instant } from "@coulisses/shared-domain/time/instant";
import type { PreparedQuery, RunPrepared } from "../database/database";

/** A person who did hours and gets mails, in this edition. */
export type Helper = OwnHours & { id: number; isThanked: boolean };

const boundsQuery: PreparedQuery = {
  name: "thanks-bounds",
  text: `select json_build_object(
    'festivalStart', (select value->>'start' from configurations where key = 'eventDate'),
    'lastSlotEnd', (select iso_instant(max(slot.end_at)) from assignments slot
      join festival_tasks task on task.id = slot.task_id and task.deleted_at is null)) as body`,
};

type Bounds = { festivalStart: Instant | null; lastSlotEnd: Instant | null };

/** When the festival starts and its last slot ends; null where nothing is known. */
export async function readBounds(runPrepared: RunPrepared): Promise<Bounds> {
  const [found] = await runPrepared<{ body: Bounds }>(boundsQuery, []);
  return found?.body ?? { festivalStart: null, lastSlotEnd: null };
}

/** The hours of the edition `$1`, from `$2` to `$3`. Without a confirmed address there is no mail. */
const helpersQuery: PreparedQuery = {
  name: "thanks-helpers",
  text: `
    select someone.id, own.worked, own.slots, exists (select from thanks
      where thanks.volunteer_id = someone.id and thanks.edition = $1::int) as "isThanked"
    from (select user_id, round(sum(worked))::float8 as worked, (count(*) filter (where worked > 0))::int as slots
      from worked_slots
      join (select distinct user_id, task_id, mobilization_id, assignment_id from check_in_marks
        where start_at >= $2::timestamptz and start_at < $3::timestamptz) of_edition
        using (user_id, task_id, mobilization_id, assignment_id)
      group by user_id) own
    join users someone on someone.id = own.user_id
    where someone.deleted_at is null and someone.email_confirmed_at is not null
    order by someone.id`,
};

type Edition = { edition: number; start: Date; end: Date };

/** Everybody with marks of an arrival in this edition, by id. */
export const readHelpers = (runPrepared: RunPrepared, { edition, start, end }: Edition): Promise<Helper[]> =>
  runPrepared<Helper>(helpersQuery, [edition, start.toISOString(), end.toISOString()]);
