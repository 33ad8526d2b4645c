import { can } from "@coulisses/shared-domain/access/access";
import type { Alerts } from "@coulisses/shared-domain/contract/notifications";
import { CONTRIBUTION_ALERT, isContributionDue } from "@coulisses/shared-domain/contribution/contribution";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { balanceAlert } from "@coulisses/shared-domain/personal-account/balance";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq, sql } from "drizzle-orm";
import type { Person } from "../auth/person";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { unreadNotifications } from "../database/schema/people";

/** RG-10: a person who wants to organise has registered; those who admit organisers are notified. */
export async function notifyOfStaff(tx: Transaction, changes: Changes): Promise<void> {
  const holders = await tx.execute(sql`
    select distinct membership.user_id as id
    from user_teams membership
    join team_permissions grants on grants.team_code = membership.team_code
    join permissions permission on permission.id = grants.permission_id
    where permission.name = 'enroll-hard'
    order by membership.user_id`);
  const users = rowsOf<{ id: number }>(holders).map(({ id }) => id);
  if (users.length === 0) return;
  await tx
    .insert(unreadNotifications)
    .values(users.map((userId) => ({ userId })))
    .onConflictDoNothing();
  changes.state({ event: "staff-registered", tags: [{ type: "Notification" }] }, { users });
}

export async function hasNotifications(db: Queryable, userId: number): Promise<boolean> {
  const mark = await db.query.unreadNotifications.findFirst({
    where: eq(unreadNotifications.userId, userId),
  });
  return mark !== undefined;
}

/** Their other screens remove the mark too. */
export async function clearNotifications(tx: Transaction, changes: Changes, userId: number): Promise<void> {
  await tx.delete(unreadNotifications).where(eq(unreadNotifications.userId, userId));
  changes.state({ event: "notifications-read", tags: [{ type: "Notification" }] }, { users: [userId] });
}

/** The open tasks of a person; undefined for an unknown person. */
export async function findAlerts(
  db: Queryable,
  { id: userId, access }: Pick<Person, "id" | "access">,
): Promise<Alerts | undefined> {
  const edition = editionOf(new Date());
  const result = await db.execute(sql`
    select json_build_object(
      'profilePicture', person.profile_picture is null,
      'friends', not exists (select from friends friend
        join users other on other.id in (friend.requestor_id, friend.friend_id) and other.id <> person.id
        where person.id in (friend.requestor_id, friend.friend_id) and other.deleted_at is null),
      'notYetVolunteer', person.registration_membership is not distinct from 'VOLUNTEER'
        and not exists (select from user_teams membership
          where membership.user_id = person.id and membership.team_code = ${EVERYONE})) as alerts,
      coalesce((select account.balance from accounts account where account.user_id = person.id), 0) as balance,
      exists (select from contributions contribution
        where contribution.adherent_id = person.id and contribution.edition = ${edition}) as "hasPaid"
    from users person where person.id = ${userId}`);
  const found = rowsOf<{ alerts: Alerts; balance: string; hasPaid: boolean }>(result)[0];
  if (found === undefined) return undefined;
  const balance = Number(found.balance);
  const summary = can(access, "have-personal-account") ? balanceAlert(balance) : undefined;
  const owes = isContributionDue({ mayPay: can(access, "pay-contribution"), hasPaid: found.hasPaid });
  return {
    ...found.alerts,
    ...(summary && { personalAccount: { summary, balance } }),
    ...(owes && { contribution: { summary: CONTRIBUTION_ALERT, edition } }),
  };
}
