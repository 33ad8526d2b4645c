import { createHash } from "node:crypto";
import {
  type AppVersion,
  type ClientError,
  keptClientError,
  sameErrorText,
  strangerErrorLimits,
} from "@coulisses/shared-domain/client-error/client-error";
import type { ClientErrorReport } from "@coulisses/shared-domain/contract/client-errors";
import { speaksAgainstRelease } from "@coulisses/shared-domain/release-health/release-error";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { clientErrorSessions } from "../database/schema/client-errors";
import type { Pseudonym } from "./pseudonym";

/** The session that sends a report: a logged-in person's, or a stranger's, who is only an address. */
export type Reporter = { userId: number; sessionId: string } | { address: string };

/** Different errors of one app that are kept in an hour; further ones count together. */
const rowsAnHour = { person: 200, stranger: 50 };

/** Keeps a report, bounded and without personal data. */
export async function keepReport(
  tx: Transaction,
  { loads, errors }: ClientErrorReport,
  reporter: Reporter,
  pseudonym: Pseudonym,
): Promise<void> {
  const isStranger = "address" in reporter;
  const accepted = isStranger ? errors.slice(0, strangerErrorLimits.errors) : errors;
  const kept = accepted.map((error) =>
    keptClientError(error, isStranger ? strangerErrorLimits.stackBytes : undefined),
  );
  // Only people who are logged in count for or against a release: anybody can play many strangers.
  if (!isStranger) {
    for (const load of loads) await noteSession(tx, load, reporter, pseudonym, false);
    for (const error of kept) await noteSession(tx, error, reporter, pseudonym, speaksAgainstRelease(error));
  }
  for (const error of kept) {
    const id = await countError(tx, error, isStranger ? rowsAnHour.stranger : rowsAnHour.person);
    const who = isStranger ? `address ${reporter.address}` : `session ${reporter.sessionId}`;
    await countSession(tx, id, pseudonym(`error ${String(id)} ${who}`));
  }
}

/** Sessions and people get another name in each version, so that nobody can be followed through them. */
async function noteSession(
  tx: Transaction,
  { app, version }: AppVersion,
  { userId, sessionId }: Exclude<Reporter, { address: string }>,
  pseudonym: Pseudonym,
  hasFailed: boolean,
): Promise<void> {
  const session = pseudonym(`${app} ${version} session ${sessionId}`);
  const person = pseudonym(`${app} ${version} person ${String(userId)}`);
  await tx.execute(sql`
    insert into release_sessions as known (app, version, session, person, failed_at)
    values (${app}, ${version}, ${session}, ${person}, ${hasFailed ? sql`now()` : null})
    on conflict (app, version, session) do update set
      seen_at = now(), failed_at = coalesce(excluded.failed_at, known.failed_at)`);
}

/** Counts an error in the row of its hour; returns the row's id. */
async function countError(tx: Transaction, told: ClientError, most: number): Promise<number> {
  const fingerprint = createHash("sha256").update(sameErrorText(told)).digest("base64url").slice(0, 22);
  const found = await tx.execute(sql`
    select count(*)::int as rows,
      coalesce(bool_or(version = ${told.version} and kind = ${told.kind} and fingerprint = ${fingerprint}), false)
        as "isThere"
    from client_errors where app = ${told.app} and hour = date_trunc('hour', now())`);
  const [hour] = rowsOf<{ rows: number; isThere: boolean }>(found);
  const isTooMany = hour !== undefined && hour.rows >= most && !hour.isThere;
  const error = isTooMany ? { ...told, page: "", message: "Autres erreurs de cette heure", stack: "" } : told;
  const inserted = await tx.execute(sql`
    insert into client_errors as known (app, version, kind, fingerprint, hour, page, message, stack, count)
    values (${error.app}, ${error.version}, ${error.kind}, ${isTooMany ? "others" : fingerprint},
      date_trunc('hour', now()), ${error.page}, ${error.message}, ${error.stack}, ${error.count})
    on conflict (app, version, kind, fingerprint, hour) do update set
      count = least(known.count + excluded.count, 1000000000), last_at = now()
    returning id`);
  return rowsOf<{ id: number }>(inserted)[0]?.id ?? 0;
}

async function countSession(tx: Transaction, errorId: number, session: string): Promise<void> {
  const first = await tx
    .insert(clientErrorSessions)
    .values({ errorId, session })
    .onConflictDoNothing()
    .returning({ session: clientErrorSessions.session });
  if (first.length > 0)
    await tx.execute(sql`update client_errors set sessions = sessions + 1 where id = ${errorId}`);
}
