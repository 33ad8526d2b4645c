import { can } from "@coulisses/shared-domain/access/access";
import type {
  Adherent,
  Contribution,
  OwnContributions,
  Payer,
} from "@coulisses/shared-domain/contribution/contribution";
import {
  checkContribution,
  contributionExpiry,
  contributionNotFound,
  contributionProblem,
  isContributionDue,
} from "@coulisses/shared-domain/contribution/contribution";
import { badInput } from "@coulisses/shared-domain/festival-error";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Origin, recordAudit } from "../audit/record-audit";
import type { Person } from "../auth/person";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { contributions } from "../database/schema/money";
import { lockMember } from "../teams/member";
import { identityFields } from "../database/identity";
import { teamOrder } from "../teams/queries";

/** The ids of the people who may pay a contribution. */
const adherents = sql`
  select membership.user_id from user_teams membership
  join team_permissions grants on grants.team_code = membership.team_code
  join permissions permission on permission.id = grants.permission_id
  where permission.name = 'pay-contribution'`;

const adherent = sql`${sql.raw(identityFields("person"))}, 'email', person.email, 'teams', coalesce(gathered.codes, '[]')`;

async function people<Person>(db: Queryable, fields: SQL, which: SQL): Promise<Person[]> {
  // The teams of all of them are gathered once: a look-up for each person would take longer than all the
  // rest.
  const result = await db.execute(sql`
    with gathered as (
      select membership.user_id, json_agg(team.code order by ${sql.raw(teamOrder)}) as codes
      from user_teams membership join teams team on team.code = membership.team_code
      group by membership.user_id
    )
    select json_build_object(${fields}) as body
    from users person left join gathered on gathered.user_id = person.id ${which} order by person.id`);
  return rowsOf<{ body: Person }>(result).map(({ body }) => body);
}

/** CO-5: the people who may pay and have not for this edition, by id. */
export const listNonPayers = (db: Queryable) =>
  people<Adherent>(
    db,
    adherent,
    sql`where person.deleted_at is null and person.id in (${adherents}) and not exists (
      select from contributions paid where paid.adherent_id = person.id and paid.edition = ${editionOf(new Date())})`,
  );

/**
 * The people who have paid for this edition, by id; those who have left since are included, as their money is
 * there.
 */
export const listPayers = (db: Queryable) =>
  people<Payer>(
    db,
    sql`${adherent}, 'amount', paid.amount, 'edition', paid.edition,
      'paymentDate', iso_instant(paid.payment_date)`,
    sql`join contributions paid on paid.adherent_id = person.id and paid.edition = ${editionOf(new Date())}`,
  );

/** The contributions of the person who asks, of every edition, whatever their teams are by now. */
export async function readOwn(db: Queryable, { id, access }: Person): Promise<OwnContributions> {
  const kept = await db
    .select()
    .from(contributions)
    .where(eq(contributions.adherentId, id))
    .orderBy(desc(contributions.edition));
  const current = editionOf(new Date());
  const hasPaid = kept.some(({ edition }) => edition === current);
  return {
    edition: current,
    isDue: isContributionDue({ mayPay: can(access, "pay-contribution"), hasPaid }),
    paid: kept.map(({ edition, amount, paymentDate, expirationDate }) => ({
      edition,
      amount,
      paymentDate: paymentDate.toISOString(),
      expirationDate: expirationDate.toISOString(),
    })),
  };
}

type Key = Pick<Contribution, "adherentId" | "edition">;
type Context = { changes: Changes; origin: Origin };

/** CO-1, CO-2: notes that a person has paid for this edition; concurrent calls wait for each other. */
export async function pay(
  tx: Transaction,
  { adherentId, amount }: Pick<Contribution, "adherentId" | "amount">,
  context: Context,
): Promise<void> {
  const now = new Date();
  const key = { adherentId, edition: editionOf(now) };
  await lockMember(tx, adherentId);
  const [may] = rowsOf<{ pay: boolean }>(
    await tx.execute(sql`select ${adherentId} in (${adherents}) as pay`),
  );
  const paid = await lockContribution(tx, key);
  checkContribution({ mayPay: may?.pay === true, hasPaid: paid !== undefined }, amount);
  await tx
    .insert(contributions)
    .values({ ...key, amount, paymentDate: now, expirationDate: contributionExpiry(key.edition) });
  await tell(tx, "contribution-paid", key, { amount }, context);
}

/** CO-4: changes the amount; the dates stay. */
export async function change(
  tx: Transaction,
  { amount, ...key }: Key & { amount: number },
  context: Context,
): Promise<void> {
  const paid = await lockContribution(tx, key);
  if (paid === undefined) throw contributionNotFound();
  const problem = contributionProblem(amount);
  if (problem) throw badInput(problem, "amount");
  await tx.update(contributions).set({ amount }).where(isOf(key));
  await tell(tx, "contribution-changed", key, { amount, formerAmount: paid.amount }, context);
}

export async function remove(tx: Transaction, key: Key, context: Context): Promise<void> {
  const [removed] = await tx
    .delete(contributions)
    .where(isOf(key))
    .returning({ amount: contributions.amount });
  if (removed === undefined) throw contributionNotFound();
  await tell(tx, "contribution-removed", key, removed, context);
}

const isOf = ({ adherentId, edition }: Key) =>
  and(eq(contributions.adherentId, adherentId), eq(contributions.edition, edition));

async function lockContribution(tx: Transaction, key: Key): Promise<{ amount: number } | undefined> {
  const [paid] = await tx
    .select({ amount: contributions.amount })
    .from(contributions)
    .where(isOf(key))
    .for("update");
  return paid;
}

/** Tells those who keep the contributions and the person concerned, and records the author in the journal. */
async function tell(
  tx: Transaction,
  kind: "contribution-paid" | "contribution-changed" | "contribution-removed",
  { adherentId, edition }: Key,
  amounts: { amount: number; formerAmount?: number },
  { changes, origin }: Context,
): Promise<void> {
  await recordAudit(tx, origin, { kind, subjectId: adherentId, details: { edition, ...amounts } });
  const change = {
    event: kind,
    ...(origin.actorId !== null && { by: origin.actorId }),
    tags: [{ type: "Contribution" as const }],
  };
  changes.state(change);
  changes.state(change, { users: [adherentId] });
}
