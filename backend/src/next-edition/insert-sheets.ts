import type { DraftFestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  type InquiryRequest,
  inquiryOwners,
  requestsOf,
} from "@coulisses/shared-domain/festival-event/inquiry";
import type { KeyEvent } from "@coulisses/shared-domain/festival-event/history";
import type { TimeWindow } from "@coulisses/shared-domain/festival-event/time-window";
import type { DraftFestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { toSnakeCase } from "drizzle-orm/casing";
import type { WriteTransaction } from "../database/database";
import { rowOf as activityRowOf } from "../festival-activities/writes/save-sheet";
import { rowOf as taskRowOf } from "../festival-tasks/writes/save-sheet";

type Row = Record<string, unknown>;
/** A new sheet, and the one that it began as. */
export type NewSheet<S> = { sheet: S; from: number };

/** Inserts all rows by one statement; their keys are the columns, the same for each. */
async function insertAll(tx: WriteTransaction, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(", ");
  await tx.runPrepared(
    {
      name: `insert-all-${table}`,
      text: `insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    },
    [JSON.stringify(rows)],
  );
}

/** The same for requests of gear, which name their gear by its slug; in the order given. */
async function insertRequests(tx: WriteTransaction, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== "slug");
  await tx.runPrepared(
    {
      name: `insert-all-${table}`,
      text: `insert into ${table} (${columns.join(", ")}, gear_id)
        select ${columns.map((column) => `asked.${column}`).join(", ")}, gear.id
        from rows from (json_to_recordset($1::json) as (${columns.map(typed).join(", ")}, slug text))
          with ordinality as asked(${columns.join(", ")}, slug, rank)
        join gears gear on gear.slug = asked.slug order by asked.rank`,
    },
    [JSON.stringify(rows)],
  );
}

const typed = (column: string) => `${column} ${column === "owner" ? "text" : "int"}`;

const inSnakeCase = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [toSnakeCase(column), value]));

const windowRow = ({ id, start, end }: TimeWindow) => ({ id, start_at: start, end_at: end });
const requestRow = ({ slug, quantity }: InquiryRequest) => ({ slug, quantity });
const eventRow = ({ by, ...event }: KeyEvent) => ({ ...event, by_id: by.id });

/** ED-8: every new activity by one statement a table. */
export async function insertActivities(
  tx: WriteTransaction,
  created: readonly NewSheet<DraftFestivalActivity>[],
): Promise<void> {
  const sheets = created.map(({ sheet }) => sheet);
  const each = (rowsOf: (sheet: DraftFestivalActivity) => readonly Row[]) =>
    sheets.flatMap((sheet) => rowsOf(sheet).map((row) => ({ activity_id: sheet.id, ...row })));
  await insertAll(
    tx,
    "festival_activities",
    created.map(({ sheet, from }) => ({
      id: sheet.id,
      restarted_from: from,
      ...inSnakeCase(activityRowOf(sheet)),
    })),
  );
  await insertAll(
    tx,
    "festival_activity_time_windows",
    each(({ general }) => general.timeWindows.map(windowRow)),
  );
  await insertAll(
    tx,
    "festival_activity_inquiry_time_windows",
    each(({ inquiry }) => inquiry.timeWindows.map(windowRow)),
  );
  await insertAll(
    tx,
    "festival_activity_signages",
    each(({ signa }) =>
      signa.signages.map(({ id, type, text, size, quantity, comment }) => ({
        id,
        type,
        text,
        size,
        quantity,
        comment,
      })),
    ),
  );
  await insertAll(
    tx,
    "festival_activity_electricity",
    each(({ supply }) =>
      supply.electricity.map(({ id, connection, device, power, count, comment }) => ({
        id,
        connection,
        device,
        power,
        count,
        comment,
      })),
    ),
  );
  await insertRequests(
    tx,
    "festival_activity_inquiry_requests",
    each(({ inquiry }) =>
      inquiryOwners.flatMap((owner) =>
        requestsOf(inquiry, owner).map((request) => ({ owner, ...requestRow(request) })),
      ),
    ),
  );
  await insertAll(
    tx,
    "festival_activity_history",
    sheets.flatMap((sheet) =>
      sheet.history.map((event) => ({ activity_id: sheet.id, ...eventRow(event), snapshot: sheet })),
    ),
  );
}

/** ED-8: every new task by one statement a table. */
export async function insertTasks(
  tx: WriteTransaction,
  created: readonly NewSheet<DraftFestivalTask>[],
): Promise<void> {
  const sheets = created.map(({ sheet }) => sheet);
  const each = (rowsOf: (sheet: DraftFestivalTask) => readonly Row[]) =>
    sheets.flatMap((sheet) => rowsOf(sheet).map((row) => ({ task_id: sheet.id, ...row })));
  await insertAll(
    tx,
    "festival_tasks",
    created.map(({ sheet, from }) => ({
      id: sheet.id,
      festival_activity_id: sheet.festivalActivity.id,
      restarted_from: from,
      ...inSnakeCase(taskRowOf(sheet)),
    })),
  );
  await insertAll(
    tx,
    "festival_task_mobilizations",
    each(({ mobilizations }) =>
      mobilizations.map(({ durationSplitInHour, ...window }) => ({
        ...windowRow(window),
        duration_split_in_hour: durationSplitInHour,
      })),
    ),
  );
  await insertAll(
    tx,
    "festival_task_mobilization_teams",
    each(({ mobilizations }) =>
      mobilizations.flatMap(({ id, teams }) =>
        teams.map(({ team, count }) => ({ mobilization_id: id, team_code: team, count })),
      ),
    ),
  );
  // The last request is shown first.
  await insertRequests(
    tx,
    "festival_task_inquiry_requests",
    each(({ inquiries }) => inquiries.toReversed().map(requestRow)),
  );
  await insertAll(
    tx,
    "festival_task_history",
    sheets.flatMap((sheet) =>
      sheet.history.map((event) => ({ task_id: sheet.id, ...eventRow(event), snapshot: sheet })),
    ),
  );
}
