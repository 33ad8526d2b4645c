import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { BodyOf, Call } from "@coulisses/shared-domain/contract/call";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { SheetGear } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { FestivalError } from "@coulisses/shared-domain/festival-error";
import type { PreparedQuery, WriteTransaction, Transaction } from "../database/database";
import { lockedBy, readBy, sheetText } from "../festival-events/edit-sheet";
import type { SheetArea } from "../festival-events/sheet-area";

export type LogisticSheet = { id: number; version: number; gears: SheetGear[] };

/** The differences between purchases and loans: their tables and rules. */
type Differences<S extends LogisticSheet, Add extends Call> = Pick<
  SheetArea<S, Add>,
  "calls" | "event" | "notFound" | "target" | "quota"
> & {
  permission: SheetArea<S, Add>["permissions"]["write"];
  type: LiveTag["type"];
  table: string;
  gearTable: string;
  /** The JSON of its own columns, in SQL about `sheet`. */
  fields: string;
  notFoundToChange: (id: number) => FestivalError;
  create: (form: BodyOf<Add>) => S;
  insert: (tx: Transaction, sheet: S) => Promise<number>;
  save: (tx: Transaction, sheet: S) => Promise<unknown>;
};

/** The sheets of purchases, or of loans, with their list. */
export type LogisticSheets<S extends LogisticSheet, Add extends Call> = SheetArea<S, Add> & {
  listQuery: PreparedQuery;
};

export function logisticSheets<S extends LogisticSheet, Add extends Call>({
  permission,
  type,
  table,
  gearTable,
  fields,
  notFoundToChange,
  create,
  insert,
  save,
  ...area
}: Differences<S, Add>): LogisticSheets<S, Add> {
  const sheet = `json_build_object('id', sheet.id, 'version', sheet.version, ${fields}, 'gears', coalesce((
    select json_agg(json_build_object('slug', gear.slug, 'name', gear.name, 'quantity', request.quantity)
      order by request.rank)
    from ${gearTable} request join gears gear on gear.id = request.gear_id
    where request.sheet_id = sheet.id), '[]'))`;
  const sheetQuery: PreparedQuery = {
    name: `one-of-${table}`,
    text: `select ${sheet}::text as body from ${table} sheet where sheet.id = $1`,
  };
  const lockQuery: PreparedQuery = {
    name: `lock-one-of-${table}`,
    text: `select version from ${table} where id = $1 for update`,
  };
  const listed = ({ id }: S): LiveTag[] => [{ type, id }, { type }];

  return {
    ...area,
    tag: "Achats et emprunts",
    permissions: { read: permission, write: permission },
    tags: { listed, edited: (_, after) => listed(after) },
    listQuery: {
      name: `every-${table}`,
      text: `select coalesce(json_agg(${sheet} order by sheet.id), '[]')::text as body from ${table} sheet`,
    },
    store: {
      lock: lockedBy(lockQuery, notFoundToChange),
      read: readBy(sheetQuery, notFoundToChange),
      async save(tx, before, after) {
        await save(tx, after);
        await saveGears(tx, gearTable, before, after);
      },
      showsMore: () => false,
      async remove(tx, { id }) {
        await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
      },
    },
    async create(tx, form) {
      const created = create(form);
      return { ...created, id: await insert(tx, created) };
    },
    text: (runPrepared, id) => sheetText(runPrepared, sheetQuery, id),
    revisionOf: (revisions) => revisions.catalogues + revisions["logistic-sheets"],
  };
}

async function saveGears(
  tx: WriteTransaction,
  gearTable: string,
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
