import { lt, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { passwordResets, sessions } from "../database/schema/people";

/** Sessions and reset links that nobody can use any more. */
export async function removeExpired(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
}
