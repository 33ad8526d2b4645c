import pg from "pg";
import { ImportRefusal } from "../import-refusal";
import { peerColumns } from "../peer-columns";
import { MIGRATIONS } from "./peer-version";
import type { RawTable, RawTables } from "./raw-table";

const wanted = [...Object.keys(peerColumns), MIGRATIONS];

/** Reads a server's database as it is at one instant, and can't write to it. */
export async function readDatabase(url: string): Promise<RawTables> {
  const client = new pg.Client({ connectionString: url, application_name: "coulisses-import" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("begin transaction isolation level repeatable read read only");
    await client.query("set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'");
    const found = await client.query<{ table: string; columns: string[] }>(
      `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' and table_name = any ($1) group by table_name`,
      [wanted],
    );
    const tables = new Map<string, RawTable>();
    for (const { table, columns } of found.rows) tables.set(table, await readRows(client, table, columns));
    await client.query("rollback");
    return tables;
  } catch (error) {
    throw new ImportRefusal(
      `Impossible de lire la base d'Overbookd : ${error instanceof Error ? error.message || error.name : String(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readRows(client: pg.Client, table: string, columns: readonly string[]): Promise<RawTable> {
  const texts = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(", ");
  const { rows } = await client.query<(string | null)[]>({
    text: `select ${texts} from public.${pg.escapeIdentifier(table)}`,
    rowMode: "array",
  });
  return { columns, rows };
}
