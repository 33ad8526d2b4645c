import type { LastImport } from "@coulisses/shared-domain/import/festival-import";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { rowsOf } from "../database/driver";

/** The import that the festival comes from; without one, the last that was undone. */
export async function lastImport(db: Database): Promise<LastImport | null> {
  const present = await db.execute(sql`
    select source, iso_instant(imports.at) as at, before is not null as "isUndoable",
      concat_ws(' ', person.firstname, person.lastname) as by
    from imports left join users person on person.id = by_id
    order by imports.at desc limit 1`);
  const [found] = rowsOf<Row>(present);
  if (found !== undefined) return { ...found, by: nameIn(found), undone: null };

  const undone = await db.execute(sql`
    select entry.details ->> 'source' as source, iso_instant(entry.at) as at,
      concat_ws(' ', person.firstname, person.lastname) as by, entry.kind
    from audit_entries entry left join users person on person.id = entry.actor_id
    where entry.kind in ('festival-imported', 'import-undone')
    order by entry.id desc limit 2`);
  const [end, begin = end] = rowsOf<Row>(undone);
  if (end === undefined || begin === undefined) return null;
  return {
    source: end.source,
    at: begin.at,
    by: nameIn(begin),
    undone: { at: end.at, by: nameIn(end) },
    isUndoable: false,
  };
}

type Row = { source: string; at: string; by: string; isUndoable: boolean };

/** Nobody when the command did it, or when the account is gone. */
const nameIn = ({ by }: Row) => (by === "" ? null : by);
