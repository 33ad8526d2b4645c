import { ADMIN } from "@coulisses/shared-domain/access/access";
import type { Editing } from "@coulisses/shared-domain/access/guarded";
import { checkMayForgetAnother } from "@coulisses/shared-domain/people/manage-account";
import {
  type ForgetOutcome,
  forgetMe,
  forgetByManager,
  wrongForgetCredentials,
} from "@coulisses/shared-domain/people/forget";
import { eq, isNull, and } from "drizzle-orm";
import type { Origin } from "../audit/record-audit";
import { recordAudit } from "../audit/record-audit";
import { matchesPassword } from "../auth/passwords";
import { endSessionsOf } from "../auth/session/sessions";
import { candidateTags, type Changes } from "../changes/change";
import { festivalConfiguration } from "../configuration/festival-configuration";
import type { Transaction } from "../database/database";
import { users } from "../database/schema/people";
import type { Mailer } from "../mail/mailer";
import type { Services } from "../services";
import { leaveMeals } from "../shared-meals/meal-writes";
import { leaveSwaps } from "../swaps/leave-swaps";
import { keepAnAdmin, lockManaged, lockMember } from "../teams/member";
import { anonymise, eraseTraces, tiesOf } from "./forget-queries";

type Credentials = { email: string; password: string };

/** Forgets the person who asks, after checking their credentials. */
export async function forgetOneself(
  { db, write, mailer }: Services,
  { credentials, origin, id }: { credentials: Credentials; origin: Origin; id: number },
): Promise<void> {
  const owner = await db.query.users.findFirst({
    columns: { email: true, passwordHash: true },
    where: and(eq(users.id, id), isNull(users.deletedAt)),
  });
  const isTheirs = await matchesPassword(owner?.passwordHash, credentials.password);
  if (owner === undefined || !isTheirs || owner.email !== credentials.email) throw wrongForgetCredentials();
  await write(async (tx, changes) => {
    const member = await lockMember(tx, id);
    // The password may have been changed elsewhere between the check and the lock.
    const [now] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
    if (now?.hash !== owner.passwordHash) throw wrongForgetCredentials();
    await leaveMeals(tx, changes, id);
    await leaveSwaps(tx, changes, id);
    const outcome = forgetMe(await tiesOf(tx, id));
    if (member.teams.includes(ADMIN)) await keepAnAdmin(tx, id);
    await forget(tx, { changes, mailer }, { id, outcome, origin });
  });
}

/** Forgets a person on behalf of a manager, also after their account was closed; an unknown address changes nothing. */
export async function forgetAnother(
  { write, mailer }: Services,
  { email, by, origin }: { email: string; by: Editing["editor"]; origin: Origin },
): Promise<void> {
  await write(async (tx, changes) => {
    const [account] = await tx
      .select({ id: users.id, deletedAt: users.deletedAt })
      .from(users)
      .where(eq(users.email, email))
      .for("update");
    if (account === undefined) return;
    checkMayForgetAnother({ by: by.id, id: account.id });
    // A closed account has no rights any more.
    const member = account.deletedAt === null ? await lockManaged(tx, account.id, by) : undefined;
    await leaveMeals(tx, changes, account.id);
    await leaveSwaps(tx, changes, account.id);
    const outcome = forgetByManager(await tiesOf(tx, account.id));
    if (member?.teams.includes(ADMIN) === true) await keepAnAdmin(tx, account.id);
    await forget(tx, { changes, mailer }, { id: account.id, outcome, origin });
  });
}

type Forgotten = { id: number; outcome: ForgetOutcome; origin: Origin };

/**
 * Removes the person from everything about them, in the transaction of the caller, who has locked their
 * account.
 */
export async function forget(
  tx: Transaction,
  { changes, mailer }: { changes: Changes; mailer: Mailer },
  { id, outcome, origin }: Forgotten,
): Promise<void> {
  await endSessionsOf(tx, changes, id);
  await recordAudit(tx, origin, { kind: "user-forgotten", subjectId: id, details: { outcome } });
  await mailer.forget(await eraseTraces(tx, id));
  if (outcome === "deleted") await tx.delete(users).where(eq(users.id, id));
  else await anonymise(tx, id, (await festivalConfiguration(tx)).domain);
  changes.state({ event: "user-forgotten", tags: [{ type: "Me" }] }, { users: [id] });
  changes.state({
    event: "person-forgotten",
    tags: [
      { type: "Volunteer" },
      { type: "Volunteer", id },
      { type: "Availability", id },
      { type: "FestivalActivity" },
      { type: "FestivalTask" },
      { type: "CharismaEvent" },
      ...candidateTags,
    ],
  });
}
