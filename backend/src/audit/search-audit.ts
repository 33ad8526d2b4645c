import type { AuditEntry, AuditPage, AuditSearch } from "@coulisses/shared-domain/contract/audit";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { matches } from "@coulisses/shared-domain/slug";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { users } from "../database/schema/people";

export const AUDIT_PAGE = 50;

const person = (alias: string) =>
  sql.raw(`case when ${alias}.id is not null then json_build_object(
  'id', ${alias}.id, 'firstname', ${alias}.firstname, 'lastname', ${alias}.lastname, 'nickname', ${alias}.nickname) end`);

/** One page, the last entry first. Entries of one instant keep the order of their ids, so that no page skips one. */
export async function searchAudit(db: Queryable, query: AuditSearch): Promise<AuditPage> {
  const conditions = await conditionsOf(db, query);
  // The page first, then its names: the join would hide the order that the index has.
  const found = await db.execute(sql`
    select json_build_object('id', entry.id, 'at', iso_instant(entry.at), 'kind', entry.kind,
      'actor', ${person("actor")}, 'subject', ${person("subject")}, 'target', entry.target,
      'address', entry.address, 'userAgent', entry.user_agent, 'details', entry.details) as entry
    from (${pageSql(conditions)}) entry
    left join users actor on actor.id = entry.actor_id
    left join users subject on subject.id = entry.subject_id
    order by entry.at desc, entry.id desc`);
  const entries = rowsOf<{ entry: AuditEntry }>(found).map((row) => row.entry);
  const page = entries.slice(0, AUDIT_PAGE);
  return { entries: page, next: entries.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** One more than is shown, to know whether there are others. */
export function pageSql(conditions: readonly SQL[]): SQL {
  const where = conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
  return sql`select * from audit_entries where ${where} order by at desc, id desc limit ${AUDIT_PAGE + 1}`;
}

export async function conditionsOf(db: Queryable, query: AuditSearch): Promise<SQL[]> {
  const { actor, subject, kind, target, from, to, search, before } = query;
  const conditions: SQL[] = [];
  if (actor !== undefined) conditions.push(sql`actor_id = ${actor}`);
  if (subject !== undefined) conditions.push(sql`subject_id = ${subject}`);
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (target !== undefined) conditions.push(sql`target = ${target}`);
  if (from !== undefined) conditions.push(sql`at >= ${from}::timestamptz`);
  if (to !== undefined) conditions.push(sql`at < ${to}::timestamptz`);
  if (search !== undefined) conditions.push(await nameCondition(db, search));
  if (before !== undefined)
    conditions.push(sql`(at, id) < (select at, id from audit_entries where id = ${before})`);
  return conditions;
}

/** Names are compared as everywhere, without accents; a festival has a few thousand people. */
async function nameCondition(db: Queryable, search: string): Promise<SQL> {
  const { id, firstname, lastname, nickname } = users;
  const people = await db.select({ id, firstname, lastname, nickname }).from(users);
  const ids = people.filter(
    (one) => matches(displayName(one), search) || matches(`${one.firstname} ${one.lastname}`, search),
  );
  const named = sql`any (${`{${ids.map((one) => one.id).join(",")}}`}::int[])`;
  return sql`(actor_id = ${named} or subject_id = ${named})`;
}
