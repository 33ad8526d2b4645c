import { sortByNovelty } from "@coulisses/shared-domain/marks/noted-once";
import type { LoadingForm } from "@coulisses/shared-domain/contract/loading";
import type { MarksOutcome } from "@coulisses/shared-domain/contract/marks";
import type { LoadingMark } from "@coulisses/shared-domain/loading/loading";
import { loadingMarkProblem } from "@coulisses/shared-domain/loading/note-marks";
import { inArray, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { loadingMarks } from "../database/schema/loading";

/** A mark with the row of the gear that it is about; none when nobody asks for it. */
type FoundMark = LoadingMark & { gearId: number | undefined };

/**
 * Stores the accepted marks, each once by its id, and returns the reasons of the refused ones. Marks stored already are
 * not checked again: an answer may have been lost.
 */
export async function noteLoading(
  tx: Transaction,
  changes: Changes,
  { marks, by, now }: LoadingForm & { by: number; now: Date },
): Promise<MarksOutcome> {
  const { fresh, twins } = await sortByStored(tx, marks);
  const found = await withGears(tx, fresh);
  const refused = [...twins];
  const accepted: (typeof loadingMarks.$inferInsert)[] = [];
  for (const mark of found) {
    const message = loadingMarkProblem(mark, { isKnown: mark.gearId !== undefined, now });
    if (message !== undefined) refused.push({ id: mark.id, message });
    else if (mark.gearId !== undefined) accepted.push(rowOf({ ...mark, gearId: mark.gearId }, by));
  }
  if (accepted.length === 0) return { refused };
  await tx.insert(loadingMarks).values(accepted).onConflictDoNothing();
  changes.state({ event: "loading-noted", by, tags: [{ type: "Loading" }] });
  return { refused };
}

const rowOf = (
  { sheet, slug: _, start, end, notedAt, ...mark }: LoadingMark & { gearId: number },
  by: number,
) => ({
  ...mark,
  activityId: sheet.kind === "FA" ? sheet.id : null,
  taskId: sheet.kind === "FT" ? sheet.id : null,
  startAt: new Date(start),
  endAt: new Date(end),
  notedAt: new Date(notedAt),
  notedBy: by,
});

/** The marks that are new, and the refusals of those whose id another mark has. */
async function sortByStored(db: Queryable, marks: readonly LoadingMark[]) {
  const ids = marks.map(({ id }) => id);
  const stored = await db.select().from(loadingMarks).where(inArray(loadingMarks.id, ids));
  return sortByNovelty(
    marks,
    stored.map(({ activityId, taskId, startAt, ...mark }) => ({
      ...mark,
      sheet: { kind: activityId === null ? ("FT" as const) : ("FA" as const), id: activityId ?? taskId },
      start: startAt,
    })),
    ({ sheet, way, isDone, quantity, start, notedAt }) =>
      JSON.stringify([sheet.kind, sheet.id, way, isDone, quantity, new Date(start), new Date(notedAt)]),
  );
}

/** VAN-6: the gear of each mark, if its sheet asks for it outside the draft, or had it ticked before. */
async function withGears(db: Queryable, marks: readonly LoadingMark[]): Promise<FoundMark[]> {
  if (marks.length === 0) return [];
  const asked = marks.map(({ id, sheet, slug }) => ({ id, kind: sheet.kind, sheet: sheet.id, slug }));
  const result = await db.execute(sql`
    with sent as (select * from json_to_recordset(${JSON.stringify(asked)}::json)
      as one(id uuid, kind text, sheet int, slug text))
    select sent.id, gear.id as "gearId" from sent join gears gear on gear.slug = sent.slug
    where exists (select from loading_marks mark where mark.gear_id = gear.id
        and sent.sheet = case sent.kind when 'FA' then mark.activity_id else mark.task_id end)
      or (sent.kind = 'FA' and exists (select from festival_activity_inquiry_requests asked
        join festival_activities fa on fa.id = asked.activity_id and fa.deleted_at is null and fa.status <> 'DRAFT'
        where asked.gear_id = gear.id and fa.id = sent.sheet))
      or (sent.kind = 'FT' and exists (select from festival_task_inquiry_requests asked
        join festival_tasks ft on ft.id = asked.task_id and ft.deleted_at is null and ft.status <> 'DRAFT'
        where asked.gear_id = gear.id and ft.id = sent.sheet))
    for key share of gear`);
  const gears = new Map(rowsOf<{ id: string; gearId: number }>(result).map(({ id, gearId }) => [id, gearId]));
  return marks.map((mark) => ({ ...mark, gearId: gears.get(mark.id) }));
}
