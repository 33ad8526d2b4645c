import type { Connection, Transaction } from "../database/database";
import { freshDatabase } from "./fresh-database";

export let connection: Connection;

/** A database for all tests that follow in a file, with base data and what `fill` adds. */
export function openDatabase(fill?: (tx: Transaction) => Promise<void>): void {
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase();
    drop = () => database.drop();
    connection = await database.open();
    if (fill) await connection.db.transaction(fill);
  });
  afterAll(async () => {
    await connection.close();
    await drop();
  });
}
