import type { OwnSession } from "@coulisses/shared-domain/contract/auth";
import { deviceNotConnected } from "@coulisses/shared-domain/people/credentials";
import bowser from "bowser";
import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../../audit/record-audit";
import type { Changes } from "../../changes/change";
import type { Queryable, Transaction } from "../../database/database";
import { sessions } from "../../database/schema/people";
import type { Person } from "../person";
import { sessionsEnded } from "./sessions";

const UNKNOWN = "Appareil inconnu";

/** The most sessions in the list. */
const longestList = 100;

/** This session first, then the one used last. */
export async function listOwnSessions(db: Queryable, { id, sessionId }: Person): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt))
    .limit(longestList);
  return rows.map((session) => ({
    id: session.id,
    current: session.id === sessionId,
    device: deviceName(session.userAgent),
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  }));
}

type Ending = { person: Person; origin: Origin };

/** Ends one of a person's sessions. */
export async function endOwnSession(
  tx: Transaction,
  changes: Changes,
  { sessionId, ...ending }: Ending & { sessionId: string },
): Promise<void> {
  const ended = await endOwn(tx, changes, eq(sessions.id, sessionId), ending);
  if (ended === 0) throw deviceNotConnected();
}

/** Ends all of a person's sessions but the one that asks. */
export async function endOtherSessions(tx: Transaction, changes: Changes, ending: Ending): Promise<void> {
  await endOwn(tx, changes, ne(sessions.id, ending.person.sessionId), ending);
}

async function endOwn(
  tx: Transaction,
  changes: Changes,
  which: SQL,
  { person: { id }, origin }: Ending,
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, id), which))
    .returning({ userAgent: sessions.userAgent });
  if (ended.length === 0) return 0;
  changes.state(sessionsEnded, { users: [id] });
  await recordAudit(tx, origin, {
    kind: "session-ended",
    subjectId: id,
    details: { devices: ended.map(({ userAgent }) => deviceName(userAgent)) },
  });
  return ended.length;
}

/** `Firefox sur Windows`: distinguishes a person's devices. */
function deviceName(userAgent: string | null): string {
  if (userAgent === null || userAgent === "") return UNKNOWN;
  const { browser, os } = bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return names.length === 0 ? UNKNOWN : names.join(" sur ");
}
