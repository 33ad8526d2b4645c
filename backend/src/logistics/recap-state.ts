import type { LogisticState } from "@coulisses/shared-domain/gear-recap/sources";
import type { Revisions } from "../changes/revisions";
import type { Connection, PreparedQuery } from "../database/database";
import { createReadCache } from "../read-cache/read-cache";

const list = (item: string, from: string) => `(select coalesce(json_agg(${item}), '[]') from ${from})`;

const inventory = list(
  `json_build_object('slug', gear.slug, 'quantity', stored.quantity)`,
  `(select gear_id, sum(quantity) as quantity from inventory_records group by gear_id) stored
    join gears gear on gear.id = stored.gear_id`,
);

/** The gears that each sheet asks for, by the sheet's id. */
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
      where deleted_at is null and archived_at is null`,
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

type List<Part extends keyof LogisticState> = LogisticState[Part][number][];

/** One part of the state, read again only when its revision has moved. */
function keptPart<Part extends keyof LogisticState>(connection: Connection, part: Part, select: string) {
  const cache = createReadCache<List<Part>>({ limit: 1 });
  const query: PreparedQuery = { name: `logistic-${part}`, text: `select ${select} as part` };
  return async (revision: number): Promise<List<Part>> => {
    const list = await cache.at(revision, part, async () => {
      const [row] = await connection.runPrepared<{ part: List<Part> }>(query, []);
      return row?.part;
    });
    return list ?? [];
  };
}

/** The input of the recap, at these revisions or later. */
export function logisticStateOn(connection: Connection): (at: Revisions) => Promise<LogisticState> {
  const parts = {
    inventory: keptPart(connection, "inventory", inventory),
    borrows: keptPart(connection, "borrows", borrows),
    purchases: keptPart(connection, "purchases", purchases),
    activities: keptPart(connection, "activities", activities),
    tasks: keptPart(connection, "tasks", tasks),
  };
  return async (at) => {
    const sheets = at.catalogues + at["logistic-sheets"];
    return {
      inventory: await parts.inventory(at.catalogues + at.inventory),
      borrows: await parts.borrows(sheets),
      purchases: await parts.purchases(sheets),
      activities: await parts.activities(at.catalogues + at["festival-activities"]),
      tasks: await parts.tasks(at.catalogues + at["festival-tasks"]),
    };
  };
}
