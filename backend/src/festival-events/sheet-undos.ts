import { and, desc, eq, ne, sql } from "drizzle-orm";
import { sheetTarget, type SheetTarget } from "@coulisses/shared-domain/audit/targets";
import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import type { Call } from "@coulisses/shared-domain/contract/call";
import type { LastEdit } from "@coulisses/shared-domain/contract/sheet-edits";
import { changedByAnother, notUndoable, undoableMinutes } from "@coulisses/shared-domain/festival-event/undo";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Queryable, WriteTransaction } from "../database/database";
import { auditEntries } from "../database/schema/audit";
import { rowsOf } from "../database/driver";
import { users } from "../database/schema/people";
import { sheetUndos } from "../database/schema/sheet-undos";

/** The edits of a sheet among which the last one of a place is looked for. */
const EDITS_LOOKED_AT = 200;

/** The kind and the id of a sheet, as the journal tells them apart. */
type Place = { target: SheetTarget; id: number };
type Undoable<S> = { command: Command<S, Lookups>; kept: unknown };

/** A call, as its undo is kept. */
export const undoCallOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;
const nameOf = ({ call }: Command<never, never>) => undoCallOf(call);

/** Keeps the part that an act took from its sheet, so that its author can undo it; `version` is the one it made. */
export async function keepForUndo<S>(
  tx: WriteTransaction,
  { target, id, version, by }: Place & { version: number; by: UserIdentity },
  { command, kept }: Undoable<S>,
): Promise<void> {
  if (kept === undefined) return;
  await tx.insert(sheetUndos).values({
    target: sheetTarget(target, id),
    version,
    byId: by.id,
    call: nameOf(command as Command<never, never>),
    kept,
  });
}

type UndoneAct = Place & { version: number; by: UserIdentity };

/**
 * UND-2, UND-3: the act of this person that made this version, which can be undone once.
 * Throws `refused` when there is none, it was undone, or another person has changed the same place since.
 */
export async function takeUndo<S>(
  tx: WriteTransaction,
  undone: UndoneAct,
  commands: readonly Command<S, Lookups>[],
): Promise<Required<Undoable<S>>> {
  const { call, kept } = await takeKept(tx, undone);
  const command = commands.find((one) => nameOf(one as Command<never, never>) === call);
  if (!command?.undo) throw notUndoable();
  await checkUntouched(tx, undone, command.undo);
  return { command, kept };
}

/** UND-2: takes out what an act kept, and the call that it was. Throws `refused` when it can't be undone any more. */
export async function takeKept(tx: WriteTransaction, { id, ...act }: UndoneAct): Promise<Kept> {
  const kept = (await takeAllKept(tx, act, [{ id, version: act.version }])).get(id);
  if (!kept) throw notUndoable();
  return kept;
}

type Kept = { call: string; kept: unknown };

/** UND-2: the same for an act on several sheets, by their ids; those that can't be undone any more are absent. */
export async function takeAllKept(
  tx: WriteTransaction,
  { target, by }: Pick<UndoneAct, "target" | "by">,
  sheets: readonly { id: number; version: number }[],
): Promise<Map<number, Kept>> {
  const asked = JSON.stringify(
    sheets.map(({ id, version }) => ({ id, target: sheetTarget(target, id), version })),
  );
  const acts = rowsOf<{ id: number; call: string; kept: unknown; age: number }>(
    await tx.execute(sql`
      delete from sheet_undos act
      using json_to_recordset(${asked}::json) as asked(id int, target text, version int)
      where act.target = asked.target and act.version = asked.version and act.by_id = ${by.id}
      returning asked.id, act.call, act.kept, extract(epoch from now() - act.at)::float as age`),
  );
  const young = acts.filter(({ age }) => age <= undoableMinutes * 60);
  return new Map(young.map(({ id, call, kept }) => [id, { call, kept }]));
}

/** UND-3: throws `refused` when another person has changed the place of an act since. */
export async function checkUntouched(
  tx: WriteTransaction,
  { target, id, version, by }: UndoneAct,
  { place, words }: { place: string; words: string },
): Promise<void> {
  const later = await lastEditOf(tx, { target, id, after: version, besides: by.id }, (fields) =>
    touches(fields, place),
  );
  if (later) throw changedByAnother(words, later.by);
}

/** The last person besides the caller who changed anything of the sheet after this version. */
export const lastEditSince = (
  db: Queryable,
  sheet: Place & { after: number; besides: number },
): Promise<LastEdit> => lastEditOf(db, sheet, () => true);

/** The last person besides the caller who changed this place, or the section around it, or anything of the sheet. */
export async function lastEditAt(
  db: Queryable,
  { place, ...sheet }: Place & { place: string; besides: number },
): Promise<LastEdit> {
  const [section = ""] = place.split(".");
  return (
    (await lastEditOf(db, { ...sheet, after: 0 }, (fields) => touches(fields, place))) ??
    (await lastEditOf(db, { ...sheet, after: 0 }, (fields) => touches(fields, section))) ??
    (await lastEditOf(db, { ...sheet, after: 0 }, () => true))
  );
}

/** True when one of the changed fields lies in this place; `…` stands for more fields than the journal keeps. */
const touches = (fields: readonly string[], place: string) =>
  fields.some((field) => field === "…" || field === place || field.startsWith(`${place}.`));

async function lastEditOf(
  db: Queryable,
  { target, id, after, besides }: Place & { after: number; besides: number },
  isMeant: (fields: readonly string[]) => boolean,
): Promise<LastEdit> {
  const { details, actorId } = auditEntries;
  const { firstname, lastname, nickname } = users;
  const edits = await db
    .select({
      by: { id: users.id, firstname, lastname, nickname },
      fields: sql<string[]>`array(select jsonb_object_keys(${details} -> 'changes'))`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .where(
      and(
        eq(auditEntries.target, sheetTarget(target, id)),
        eq(auditEntries.kind, "sheet-changed"),
        ne(sql`coalesce(${actorId}, 0)`, besides),
        after === 0 ? undefined : sql`(${details} ->> 'version')::int > ${after}`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(EDITS_LOOKED_AT);
  const edit = edits.find(({ fields }) => isMeant(fields));
  return edit ? { by: edit.by } : null;
}
