import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { SheetGear } from "@coulisses/shared-domain/contract/logistic-sheets";
import { gearNotInCatalogue } from "@coulisses/shared-domain/logistics/logistic-sheet";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import type { HotQuery, Transaction } from "../database/database";
import { rowsOf } from "../database/rows-of";
import { gears } from "../database/schema/catalogues";
import type { Named } from "../input/if-match";
import type { LogisticSheet, SheetKind } from "./sheet-kind";

type Tables = Pick<SheetKind<LogisticSheet, unknown>, "table" | "gearTable" | "fields">;

/** One sheet, or every one, as the API answers it. */
function sheetSql({ gearTable, fields }: Tables): string {
  return `json_build_object('id', sheet.id, 'version', sheet.version, ${fields}, 'gears', coalesce((
    select json_agg(json_build_object('slug', gear.slug, 'name', gear.name, 'quantity', asked.quantity) order by asked.rank)
    from ${gearTable} asked join gears gear on gear.id = asked.gear_id where asked.sheet_id = sheet.id), '[]'))`;
}

export function sheetQueries(kind: Tables): { list: HotQuery; one: HotQuery } {
  const { table } = kind;
  return {
    list: {
      name: `every-${table}`,
      text: `select coalesce(json_agg(${sheetSql(kind)} order by sheet.id), '[]')::text as body from ${table} sheet`,
    },
    one: {
      name: `one-of-${table}`,
      text: `select ${sheetSql(kind)}::text as body from ${table} sheet where sheet.id = $1`,
    },
  };
}

/** One edit, alone on its sheet. */
export async function editLogisticSheet<Sheet extends LogisticSheet, Form>(
  tx: Transaction,
  kind: SheetKind<Sheet, Form>,
  named: Named,
  change: (sheet: Sheet) => Sheet | Promise<Sheet>,
): Promise<{ sheet: Sheet; isChanged: boolean }> {
  await lock(tx, kind, named);
  const before = await read(tx, kind, named.id);
  const changed = await change(before);
  if (isDeepStrictEqual(changed, before)) return { sheet: before, isChanged: false };
  const after = { ...changed, version: before.version + 1 };
  await kind.save(tx, after);
  await saveGears(tx, kind, before, after);
  return { sheet: after, isChanged: true };
}

export async function removeLogisticSheet<Sheet extends LogisticSheet, Form>(
  tx: Transaction,
  kind: SheetKind<Sheet, Form>,
  named: Named,
): Promise<void> {
  await lock(tx, kind, named);
  await tx.execute(sql`delete from ${sql.identifier(kind.table)} where id = ${named.id}`);
}

export async function namedGear(tx: Transaction, slug: string): Promise<Pick<SheetGear, "slug" | "name">> {
  const [gear] = await tx
    .select({ slug: gears.slug, name: gears.name })
    .from(gears)
    .where(eq(gears.slug, slug));
  if (!gear) throw gearNotInCatalogue();
  return gear;
}

async function lock<Sheet extends LogisticSheet, Form>(
  tx: Transaction,
  { table, notFoundToChange }: SheetKind<Sheet, Form>,
  { id, expectedVersion }: Named,
): Promise<void> {
  const found = await tx.execute(
    sql`select version from ${sql.identifier(table)} where id = ${id} for update`,
  );
  const [locked] = rowsOf<{ version: number }>(found);
  if (!locked) throw notFoundToChange(id);
  checkVersion("sheet", locked.version, expectedVersion);
}

async function read<Sheet extends LogisticSheet, Form>(
  tx: Transaction,
  kind: SheetKind<Sheet, Form>,
  id: number,
): Promise<Sheet> {
  const found = await tx.execute(
    sql`select ${sql.raw(sheetSql(kind))}::text as body from ${sql.identifier(kind.table)} sheet where sheet.id = ${id}`,
  );
  const [row] = rowsOf<{ body: string }>(found);
  if (!row) throw kind.notFoundToChange(id);
  return JSON.parse(row.body) as Sheet;
}

async function saveGears(
  tx: Transaction,
  { gearTable }: Pick<Tables, "gearTable">,
  before: LogisticSheet,
  after: LogisticSheet,
): Promise<void> {
  const table = sql.identifier(gearTable);
  for (const { slug } of before.gears) {
    if (after.gears.some((gear) => gear.slug === slug)) continue;
    await tx.execute(sql`
      delete from ${table} where sheet_id = ${after.id} and gear_id = (select id from gears where slug = ${slug})`);
  }
  for (const gear of after.gears) {
    if (before.gears.some((one) => isDeepStrictEqual(one, gear))) continue;
    await tx.execute(sql`
      insert into ${table} (sheet_id, gear_id, quantity)
      select ${after.id}, id, ${gear.quantity} from gears where slug = ${gear.slug}
      on conflict (sheet_id, gear_id) do update set quantity = excluded.quantity`);
  }
}
