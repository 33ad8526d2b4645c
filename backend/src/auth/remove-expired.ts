import { and, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { attempts } from "../database/schema/attempts";
import { auditEntries } from "../database/schema/audit";
import { clientErrors, releaseSessions } from "../database/schema/client-errors";
import { inboxMessages, pastMessages } from "../database/schema/inbox";
import { expiredKeys, idempotencyKeys } from "../database/schema/money";
import { planningPrints, sentReminders } from "../database/schema/plannings";
import { passwordResets, sessions } from "../database/schema/people";
import { pastUndos, sheetUndos } from "../database/schema/sheet-undos";

/**
 * Removes expired sessions, reset links, keys of gestures, counts of attempts, printed plannings, notes of reminders,
 * errors of browsers, past messages, parts taken from sheets and, after a year, the addresses and browsers of the audit log.
 */
export async function removeExpired(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await db.delete(attempts).where(lt(attempts.expiresAt, sql`now()`));
  await db.delete(idempotencyKeys).where(expiredKeys());
  await db.delete(planningPrints).where(lt(planningPrints.createdAt, sql`now() - interval '1 day'`));
  await db.delete(sentReminders).where(lt(sentReminders.sentAt, sql`now() - interval '30 days'`));
  await db.delete(clientErrors).where(lt(clientErrors.hour, sql`now() - interval '30 days'`));
  await db.delete(releaseSessions).where(lt(releaseSessions.seenAt, sql`now() - interval '30 days'`));
  await db.delete(inboxMessages).where(pastMessages());
  await db.delete(sheetUndos).where(pastUndos());
  const { at, address, userAgent } = auditEntries;
  await db
    .update(auditEntries)
    .set({ address: null, userAgent: null })
    .where(and(lt(at, sql`now() - interval '1 year'`), or(isNotNull(address), isNotNull(userAgent))));
}
