import { ADMIN } from "@coulisses/shared-domain/access/access";
import { and, asc, eq, isNull } from "drizzle-orm";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import type { Transaction } from "../../database/database";
import { permissions, teams, userTeams } from "../../database/schema/access";
import { accounts } from "../../database/schema/money";
import { users } from "../../database/schema/people";
import { ImportRefusal } from "../import-refusal";
import type { Target } from "./target";

/** Throws when nobody could sign the import. */
export async function readTarget(tx: Transaction): Promise<Target> {
  const administrators = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(userTeams, and(eq(userTeams.userId, users.id), eq(userTeams.teamCode, ADMIN)))
    .where(isNull(users.deletedAt))
    .orderBy(asc(users.id));
  const [first] = administrators;
  if (first === undefined) {
    throw new ImportRefusal(
      "Ce festival n'a pas d'administrateur : démarre d'abord Coulisses avec ADMIN_EMAIL et ADMIN_PASSWORD.",
    );
  }
  const { domain } = await festivalConfiguration(tx);
  const held = await tx.select().from(accounts);
  const cash = held.find(({ userId }) => userId === null);
  if (cash === undefined) throw new Error("The association has no account");
  return {
    administrators,
    importer: first.id,
    domain,
    cash: cash.id,
    accounts: held.flatMap(({ id, userId }) => (userId === null ? [] : [{ id, userId }])),
    permissions: await tx.select({ id: permissions.id, name: permissions.name }).from(permissions),
    teams: await tx.select({ code: teams.code, name: teams.name }).from(teams),
  };
}
