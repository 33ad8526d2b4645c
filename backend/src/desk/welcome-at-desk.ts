import { checkAllowed, membershipProblem } from "@coulisses/shared-domain/access/guarded";
import { phoneKnown, type WelcomeForm } from "@coulisses/shared-domain/desk/welcome";
import { addressOfNone } from "@coulisses/shared-domain/people/no-address";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { membershipTeams } from "@coulisses/shared-domain/registration/membership";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq, sql } from "drizzle-orm";
import { type Author, recordAudit } from "../audit/record-audit";
import { type Changes, stateVolunteerChanged } from "../changes/change";
import type { Transaction } from "../database/database";
import { keptRow } from "../database/driver";
import { identityColumns } from "../database/identity";
import { userTeams } from "../database/schema/access";
import { deskWelcomes } from "../database/schema/desk";
import { membershipApplications, users } from "../database/schema/people";
import { lockRights } from "../teams/member";
import { listKnownPeople } from "./known-people";

const membership = "VOLUNTEER";
const teams = [membershipTeams[membership], EVERYONE];

/** The hash of no password: nobody signs in before the account is claimed. */
const NO_PASSWORD = "nobody's";

type Welcoming = Author & { form: WelcomeForm; key: string };

/**
 * DK-2, DK-3, DK-5: a person without an account becomes a volunteer, as enrolment makes them (EN-1). Two desks
 * with the same number wait for each other, and the same key welcomes once.
 */
export async function welcomeAtDesk(
  tx: Transaction,
  changes: Changes,
  { form, key, by, origin }: Welcoming,
): Promise<UserIdentity> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('desk ' || ${form.mobilePhone}))`);
  const before = await welcomedWith(tx, key);
  if (before !== undefined) return before;
  const known = await listKnownPeople(tx, form.mobilePhone);
  if (known.length > 0) throw phoneKnown(known);
  const editing = await lockRights(tx, teams, by);
  const person = await create(tx, form, key);
  for (const team of teams) checkAllowed(membershipProblem(person.id, team, editing));
  await tx.insert(userTeams).values(teams.map((teamCode) => ({ userId: person.id, teamCode })));
  // AP-4: without it, their first sign-in would apply for them.
  await tx
    .insert(membershipApplications)
    .values({ userId: person.id, membership, edition: editionOf(new Date()) });
  await tx
    .insert(deskWelcomes)
    .values({ userId: person.id, key, welcomedBy: by.id, termsApprovedAt: new Date() });
  await recordAudit(tx, origin, {
    kind: "welcomed-at-desk",
    subjectId: person.id,
    details: { membership, teams, hasApprovedEULA: form.hasApprovedEULA },
  });
  changes.state({ event: "welcomed-at-desk", tags: [{ type: "Me" }] }, { users: [person.id] });
  stateVolunteerChanged(changes, person.id);
  return person;
}

async function welcomedWith(tx: Transaction, key: string): Promise<UserIdentity | undefined> {
  const [person] = await tx
    .select(identityColumns)
    .from(deskWelcomes)
    .innerJoin(users, eq(users.id, deskWelcomes.userId))
    .where(eq(deskWelcomes.key, key));
  return person;
}

async function create(tx: Transaction, form: WelcomeForm, key: string): Promise<UserIdentity> {
  const { mobilePhone: phone, hasApprovedEULA: hasApprovedEula, ...profile } = form;
  return keptRow(
    await tx
      .insert(users)
      .values({
        ...profile,
        phone,
        hasApprovedEula,
        email: addressOfNone(key),
        passwordHash: NO_PASSWORD,
        registrationMembership: membership,
        emailConfirmedAt: null,
      })
      .returning(identityColumns),
  );
}
