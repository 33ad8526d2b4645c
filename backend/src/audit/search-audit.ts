import type { AuditEntry, AuditPage, AuditSearch } from "@coulisses/shared-domain/contract/audit";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { matches } from "@coulisses/shared-domain/slug";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { users } from "../database/schema/people";
import { identityOrNull } from "../database/identity";

export const AUDIT_PAGE = 50;

const person = (alias: string) => sql.raw(identityOrNull(alias));

/** One page, the last entry first. Entries of one instant keep the order of their ids, so that no page skips one. */
export async function searchAudit(db: Queryable, query: AuditSearch): Promise<AuditPage> {
  const conditions = conditionsOf(query);
  const people = query.search === undefined ? undefined : await peopleNamed(db, query.search);
  // The page first, then its names: with the join, the index would give no order.
  const found = await db.execute(sql`
    select json_build_object('id', entry.id, 'at', iso_instant(entry.at), 'kind', entry.kind,
      'actor', ${person("actor")}, 'subject', ${person("subject")}, 'target', entry.target,
      'address', entry.address, 'userAgent', entry.user_agent, 'details', entry.details) as entry
    from (${pageSql(conditions, people)}) entry
    left join users actor on actor.id = entry.actor_id
    left join users subject on subject.id = entry.subject_id
    order by entry.at desc, entry.id desc`);
  const entries = rowsOf<{ entry: AuditEntry }>(found).map((row) => row.entry);
  const page = entries.slice(0, AUDIT_PAGE);
  return { entries: page, next: entries.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null };
}

/**
 * With more people than these, nearly every page holds one of them: reading from its end finds them sooner.
 */
const FEW_PEOPLE = 100;

/** Reads one line more than a page, to know whether others follow. */
function pageSql(conditions: readonly SQL[], people: readonly number[] | undefined): SQL {
  if (people === undefined) return lastOf(conditions);
  const ids = sql`${`{${people.join(",")}}`}::int[]`;
  if (people.length > FEW_PEOPLE)
    return lastOf([...conditions, sql`(actor_id = any (${ids}) or subject_id = any (${ids}))`]);
  // The last entries of each person, by its own index: a rare one would be looked for through the whole log.
  return sql`select * from (
      select mine.* from unnest(${ids}) somebody, lateral (${lastOf([...conditions, sql`actor_id = somebody`])}) mine
      union
      select mine.* from unnest(${ids}) somebody, lateral (${lastOf([...conditions, sql`subject_id = somebody`])}) mine
    ) theirs order by at desc, id desc limit ${AUDIT_PAGE + 1}`;
}

function lastOf(conditions: readonly SQL[]): SQL {
  const where = conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
  return sql`select * from audit_entries where ${where} order by at desc, id desc limit ${AUDIT_PAGE + 1}`;
}

function conditionsOf({ actor, subject, kind, target, from, to, before }: AuditSearch): SQL[] {
  const conditions: SQL[] = [];
  if (actor !== undefined) conditions.push(sql`actor_id = ${actor}`);
  if (subject !== undefined) conditions.push(sql`subject_id = ${subject}`);
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (target !== undefined) conditions.push(sql`target = ${target}`);
  if (from !== undefined) conditions.push(sql`at >= ${from}::timestamptz`);
  if (to !== undefined) conditions.push(sql`at < ${to}::timestamptz`);
  if (before !== undefined)
    conditions.push(sql`(at, id) < (select at, id from audit_entries where id = ${before})`);
  return conditions;
}

/** Names are compared as everywhere, without accents; a festival has a few thousand people. */
async function peopleNamed(db: Queryable, search: string): Promise<number[]> {
  const { id, firstname, lastname, nickname } = users;
  const people = await db.select({ id, firstname, lastname, nickname }).from(users);
  return people
    .filter((one) => matches(displayName(one), search) || matches(`${one.firstname} ${one.lastname}`, search))
    .map((one) => one.id);
}
