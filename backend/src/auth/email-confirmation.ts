import {
  alreadyRegisteredLetter,
  closedAccountLetter,
  confirmationLetter,
  welcomeLetter,
} from "@coulisses/shared-domain/mail/account-letters";
import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import { checkConfirmationLink, emailAlreadyConfirmed } from "@coulisses/shared-domain/people/credentials";
import { and, eq } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import { festivalConfiguration } from "../configuration/festival-configuration";
import type { Transaction } from "../database/database";
import { auditEntries } from "../database/schema/audit";
import { users } from "../database/schema/people";
import type { Enqueue, JobHandlers } from "../jobs/job-kinds";
import type { Services } from "../services";
import { lockAccount } from "./accounts";

/** Mails to an address whose owner is unknown yet: they hold nothing that the sender typed. */
export function addressMailOn({
  db,
  environment,
  mailer,
  tokens,
}: Pick<Services, "db" | "environment" | "mailer" | "tokens">): JobHandlers["address-mail"] {
  return async ({ userId, email, about }) => {
    const account = await db.query.users.findFirst({
      columns: { deletedAt: true },
      // No link is sent to an address that is no longer the account's.
      where: and(eq(users.id, userId), eq(users.email, email)),
    });
    if (account === undefined) return;
    const sender = { festival: await festivalConfiguration(db), site: environment.publicUrl };
    const letter =
      account.deletedAt !== null
        ? closedAccountLetter(sender)
        : about === "taken"
          ? alreadyRegisteredLetter(sender)
          : confirmationLetter({ ...sender, token: tokens.signConfirmation({ userId, email }) });
    await mailer.send(composeMail(sender.festival, { ...letter, to: email, greeting: "Bonjour," }));
  };
}

/** Asks for another mail to the account's address. */
export async function askForConfirmation(tx: Transaction, enqueue: Enqueue, userId: number): Promise<void> {
  const account = await tx.query.users.findFirst({
    columns: { email: true, emailConfirmedAt: true },
    where: eq(users.id, userId),
  });
  if (account === undefined || account.emailConfirmedAt !== null) throw emailAlreadyConfirmed();
  enqueue("address-mail", { userId, email: account.email, about: "confirmation" });
}

type Confirming = { userId: number; origin: Origin; site: string; changes: Changes; enqueue: Enqueue };

/** Confirms the address for who is logged in to its account and holds the link, whose claims these are. */
export async function confirmByLink(
  tx: Transaction,
  link: { userId: number; email: string } | undefined,
  confirming: Confirming,
): Promise<void> {
  const { userId } = confirming;
  checkConfirmationLink(link, { userId, ...(await lockAccount(tx, userId)) });
  await confirmEmail(tx, confirming);
}

/** Notes once that the address is the person's, and welcomes a newcomer then. */
export async function confirmEmail(
  tx: Transaction,
  { userId, origin, site, changes, enqueue }: Confirming,
): Promise<void> {
  const [account] = await tx
    .select({
      email: users.email,
      membership: users.registrationMembership,
      confirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (account === undefined || account.confirmedAt !== null) return;
  await tx.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, userId));
  const { email, membership } = account;
  const before = await tx.query.auditEntries.findFirst({
    columns: { id: true },
    where: and(eq(auditEntries.subjectId, userId), eq(auditEntries.kind, "email-confirmed")),
  });
  await recordAudit(tx, origin, { kind: "email-confirmed", subjectId: userId });
  changes.state({ event: "email-confirmed", tags: [{ type: "Me" }] }, { users: [userId] });
  for (const id of ["STAFF", "VOLUNTEER"] as const)
    changes.state({ event: "email-confirmed", tags: [{ type: "Candidate", id }] });
  if (membership === null || before !== undefined) return;
  const festival = await festivalConfiguration(tx);
  enqueue("letter", { userId, letter: welcomeLetter(membership, { email, festival, site }) });
}
