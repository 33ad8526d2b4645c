import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Services } from "../../services";
import { inTransaction } from "../boss";

/**
 * The id of a mail that was given up. It is due only once it has failed, so that no worker takes it before.
 */
export async function givenUpMail(
  { boss, db }: Pick<Services, "boss" | "db">,
  data: object,
  message = "550 mailbox unavailable",
): Promise<string> {
  const id = randomUUID();
  const job = { id, name: "letter", data, retryLimit: 0, startAfter: "1 day" };
  await boss.insert([job], { db: inTransaction(db) });
  await boss.fail("letter", id, { message });
  await db.execute(sql`update pgboss.job set start_after = now() where id = ${id}`);
  return id;
}
