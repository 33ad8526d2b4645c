import type { Access } from "@coulisses/shared-domain/access/access";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Connection, PreparedQuery } from "../../database/database";
import type { Person } from "../person";
import { type Revisions, revisionsSinceStart } from "../../changes/revisions";
import { teamOrder } from "../../teams/queries";

type Claimed = { userId: number; sessionId: string };
type Alive = { person: Person; revisions: Revisions };
type Known = { identity: UserIdentity; access: Access; hasApprovedTerms: boolean };

export type SessionReader = {
  /** The person of the session, if it is alive. */
  check(claimed: Claimed): Promise<Alive | undefined>;
  /** The present revisions, for a call without session. */
  revisions(): Promise<Revisions>;
};

/** Identifies the database: a server's may be replaced (restored) while we run, the embedded one never is. */
const incarnation: Record<Connection["kind"], string> = {
  embedded: "''",
  server: `(select concat_ws(' ', pg_postmaster_start_time(), min(pg_relation_filenode(tableoid)),
        (select oid from pg_database where datname = current_database()))
      from revisions)`,
};

/** Selects the named sessions first: without statistics, the planner would scan all of them. */
const aliveQueryOn = (kind: Connection["kind"]): PreparedQuery => ({
  name: "alive-sessions",
  text: `with named as materialized (
      select id, user_id from sessions where id = any ($1::uuid[]) and expires_at > now())
    select
    (select json_object_agg(name, value) from revisions) as revisions,
    ${incarnation[kind]} as incarnation,
    (select json_object_agg(named.id, named.user_id)
      from named join users person on person.id = named.user_id
      where person.deleted_at is null
    ) as sessions`,
});

const accessQuery: PreparedQuery = {
  name: "access-of-user",
  text: `select
    json_build_object('id', id, 'firstname', firstname, 'lastname', lastname, 'nickname', nickname) as identity,
    json_build_object(
      'teams', (select coalesce(json_agg(team.code order by ${teamOrder}), '[]')
        from user_teams membership join teams team on team.code = membership.team_code
        where membership.user_id = users.id),
      'permissions', (select coalesce(json_agg(distinct permission.name), '[]')
        from user_teams membership
        join team_permissions grants on grants.team_code = membership.team_code
        join permissions permission on permission.id = grants.permission_id
        where membership.user_id = users.id)
    ) as access,
    has_approved_eula as "hasApprovedTerms"
    from users where id = $1 and deleted_at is null`,
};

type AliveRow = { revisions: Revisions; incarnation: string; sessions: Record<string, number> | null };

/** The present rights of a person. */
export async function readAccess(
  asking: Pick<Connection, "runPrepared">,
  userId: number,
): Promise<Known | undefined> {
  const [known] = await asking.runPrepared<Known>(accessQuery, [userId]);
  return known;
}

/**
 * Checks sessions in batches: calls that arrive during a query share the next one. So every call is checked
 * by a query that began after it arrived, and many calls cost few queries.
 */
export function sessionReaderOn(connection: Connection): SessionReader {
  const knownPeople = new Map<number, { revision: number; known: Known }>();
  let next: { ids: Set<string>; answer: Promise<AliveRow> } | undefined;
  let current: Promise<unknown> = Promise.resolve();
  const sinceStart = revisionsSinceStart();
  const aliveQuery = aliveQueryOn(connection.kind);

  function join(sessionId?: string): Promise<AliveRow> {
    if (next === undefined) {
      const ids = new Set<string>();
      const answer = current.then(async () => {
        next = undefined;
        const [row] = await connection.runPrepared<AliveRow>(aliveQuery, [`{${[...ids].join()}}`]);
        if (row === undefined) throw new Error("No answer to the session query");
        return { ...row, revisions: sinceStart(row) };
      });
      current = answer.catch(() => undefined);
      next = { ids, answer };
    }
    if (sessionId !== undefined) next.ids.add(sessionId);
    return next.answer;
  }

  async function knownAt(userId: number, revision: number): Promise<Known | undefined> {
    const cached = knownPeople.get(userId);
    if (cached !== undefined && cached.revision >= revision) return cached.known;
    const known = await readAccess(connection, userId);
    if (known === undefined) return undefined;
    knownPeople.set(userId, { revision, known });
    return known;
  }

  return {
    async check({ userId, sessionId }) {
      const { sessions, revisions } = await join(sessionId);
      if (sessions?.[sessionId] !== userId) return undefined;
      const known = await knownAt(userId, revisions.access);
      return known && { person: { id: userId, sessionId, ...known }, revisions };
    },
    revisions: async () => (await join()).revisions,
  };
}
