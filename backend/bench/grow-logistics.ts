import { sql } from "drizzle-orm";
import type { Database } from "../src/database/database";

/** A catalogue of so many gears, each owned somewhere and asked for by several activities and tasks. */
export async function growLogistics(db: Database, gears: number): Promise<void> {
  await db.execute(sql`
    insert into gears (name, slug, is_consumable, category_id)
    select 'Matos ' || n, 'matos-' || n, n % 5 = 0, (select min(id) from gear_categories)
    from generate_series(1, ${gears}::int - (select count(*) from gears)) n`);
  await db.execute(sql`
    insert into inventory_records (gear_id, storage_slug, storage, quantity)
    select id, 'hangar', 'Hangar', 20 + id % 30 from gears where slug like 'matos-%'`);
  await db.execute(sql`
    insert into festival_activity_inquiry_requests (activity_id, owner, gear_id, quantity)
    select fa.id, 'matos', gear.id, 1 + (fa.id + gear.id) % 9
    from gears gear join festival_activities fa on (fa.id + gear.id) % 40 = 0 where gear.slug like 'matos-%'`);
  await db.execute(sql`
    insert into festival_activity_inquiry_time_windows (activity_id, id, start_at, end_at)
    select id, 'bench', start_at, start_at + interval '6 hours'
    from festival_activities, lateral (select '2027-05-14T06:00Z'::timestamptz + id * interval '15 minutes' as start_at) at`);
  await db.execute(sql`
    insert into festival_task_inquiry_requests (task_id, gear_id, quantity)
    select task.id, gear.id, 1 + (task.id + gear.id) % 9
    from gears gear join festival_tasks task on (task.id + gear.id) % 80 = 0 where gear.slug like 'matos-%'`);
}
