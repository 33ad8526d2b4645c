import { sheetTarget } from "@coulisses/shared-domain/audit/targets";
import type { RestartUndoForm } from "@coulisses/shared-domain/contract/next-edition";
import {
  checkUntouchedSince,
  type RestartedSheet,
  restartNotUndoable,
} from "@coulisses/shared-domain/next-edition/restart";
import { sql } from "drizzle-orm";
import { recordAudits } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import type { WriteTransaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { holdEditions } from "./edition-lock";
import type { Restarter } from "./restart";
import { stateEveryList } from "./state-lists";

type Found = Omit<RestartedSheet, "kind"> & { from: number | null; isOwn: boolean };

/** ED-9: removes the sheets of a restart, all or none, while nobody has edited one of them. */
export async function undoRestart(
  tx: WriteTransaction,
  changes: Changes,
  { activities: asked }: RestartUndoForm,
  { by, origin }: Restarter,
): Promise<void> {
  const ids = asked.map(({ id }) => id);
  await holdEditions(tx);
  const activities = await lockedSheets(tx, "festival_activities", sql`sheet.id in ${ids}`, by.id);
  if (
    activities.length < ids.length ||
    activities.some(({ isFromRestart, isOwn }) => !isFromRestart || !isOwn)
  ) {
    throw restartNotUndoable();
  }
  const tasks = await lockedSheets(tx, "festival_tasks", sql`sheet.festival_activity_id in ${ids}`, by.id);
  checkUntouchedSince([
    ...activities.map((sheet) => ({ ...sheet, kind: "FA" as const })),
    ...tasks.map((sheet) => ({ ...sheet, kind: "FT" as const })),
  ]);
  for (const [table, sheets] of [
    ["festival_tasks", tasks],
    ["festival_activities", activities],
  ] as const) {
    if (sheets.length === 0) continue;
    await tx.execute(sql`update ${sql.identifier(table)} set deleted_at = now(), version = version + 1
      where id in ${sheets.map(({ id }) => id)}`);
  }
  const removed = (target: "fa" | "ft") => (sheet: Found) => ({
    kind: "sheet-removed" as const,
    target: sheetTarget(target, sheet.id),
    details: { changes: { "general.name": { before: sheet.name } } },
  });
  await recordAudits(tx, origin, [...activities.map(removed("fa")), ...tasks.map(removed("ft"))]);
  const shown = (sheets: readonly Found[]) =>
    sheets.flatMap(({ id, from }) => (from === null ? [id] : [id, from]));
  stateEveryList(changes, {
    event: "restart-undone",
    by: by.id,
    sheets: { activities: shown(activities), tasks: shown(tasks) },
  });
}

/** The sheets that stand, locked in the order of their ids; their own are those that the person created. */
async function lockedSheets(
  tx: WriteTransaction,
  table: "festival_activities" | "festival_tasks",
  condition: ReturnType<typeof sql>,
  personId: number,
): Promise<Found[]> {
  const [history, key] =
    table === "festival_activities"
      ? ["festival_activity_history", "activity_id"]
      : ["festival_task_history", "task_id"];
  const result = await tx.execute(sql`
    select sheet.id, sheet.name, sheet.version, sheet.restarted_from as "from",
      sheet.restarted_from is not null as "isFromRestart",
      exists (select from ${sql.identifier(history)} event where event.${sql.identifier(key)} = sheet.id
        and event.action = 'CREATED' and event.by_id = ${personId}) as "isOwn"
    from ${sql.identifier(table)} sheet
    where ${condition} and sheet.deleted_at is null
    order by sheet.id for update of sheet`);
  return rowsOf<Found>(result);
}
