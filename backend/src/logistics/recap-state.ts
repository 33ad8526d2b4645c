import type { LogisticState } from "@coulisses/shared-domain/gear-recap/sources";
import type { Connection, HotQuery } from "../database/database";

const list = (item: string, from: string) => `(select coalesce(json_agg(${item}), '[]') from ${from})`;

const inventory = list(
  `json_build_object('slug', gear.slug, 'quantity', stored.quantity)`,
  `(select gear_id, sum(quantity) as quantity from inventory_records group by gear_id) stored
    join gears gear on gear.id = stored.gear_id`,
);

/** What each sheet asks for, by the sheet's id. */
const gearsBySheet = (table: string, sheet: string) => `(
  select ${sheet} as sheet_id, json_agg(json_build_object('slug', gear.slug, 'quantity', asked.quantity)) as gears
  from ${table} asked join gears gear on gear.id = asked.gear_id group by ${sheet}) asked`;

const periodsBySheet = (table: string, sheet: string) => `(
  select ${sheet} as sheet_id, json_agg(json_build_object('start', start_at, 'end', end_at)) as periods
  from ${table} group by ${sheet}) needed`;

const purchases = list(
  `json_build_object('id', id, 'seller', seller, 'availableOn', available_on, 'gears', asked.gears)`,
  `purchases join ${gearsBySheet("purchase_gears", "sheet_id")} on asked.sheet_id = id`,
);

const borrows = list(
  `json_build_object('id', id, 'lender', lender, 'availableOn', available_on, 'unavailableOn', unavailable_on,
    'gears', asked.gears)`,
  `borrows join ${gearsBySheet("borrow_gears", "sheet_id")} on asked.sheet_id = id`,
);

/** Drafts included; a sheet without gear or without period needs nothing. */
const needs = (sheets: string, requests: string, periods: string, sheet: string) =>
  list(
    `json_build_object('id', id, 'name', name, 'periods', needed.periods, 'gears', asked.gears) order by id`,
    `${sheets} join ${gearsBySheet(requests, sheet)} on asked.sheet_id = id
      join ${periodsBySheet(periods, sheet)} on needed.sheet_id = id
      where deleted_at is null`,
  );

const activities = needs(
  "festival_activities",
  "festival_activity_inquiry_requests",
  "festival_activity_inquiry_time_windows",
  "activity_id",
);

const tasks = needs(
  "festival_tasks",
  "festival_task_inquiry_requests",
  "festival_task_mobilizations",
  "task_id",
);

const stateQuery: HotQuery = {
  name: "logistic-state",
  text: `select json_build_object('inventory', ${inventory}, 'borrows', ${borrows}, 'purchases', ${purchases},
    'activities', ${activities}, 'tasks', ${tasks}) as state`,
};

/** All that the recap is computed from, in one query. */
export async function readLogisticState(connection: Connection): Promise<LogisticState> {
  const [row] = await connection.hot<{ state: LogisticState }>(stateQuery, []);
  if (!row) throw new Error("No answer to the query of the logistic state");
  return row.state;
}
