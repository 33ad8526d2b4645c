import type { StaffCandidate, VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import type { Candidacy } from "@coulisses/shared-domain/registration/application";
import type { Candidate } from "@coulisses/shared-domain/registration/enrolment";
import { type Membership, membershipTeams } from "@coulisses/shared-domain/registration/membership";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { teamOrder } from "../teams/queries";

/** AP-3: members of this team are no candidates any more. */
const admittedTeams: Record<Membership, string> = { STAFF: membershipTeams.STAFF, VOLUNTEER: EVERYONE };

/** The applications of this edition, rejected or not. */
export type Listed = { membership: Membership; isRejected: boolean };

const listed = ({ membership, isRejected }: Listed) => sql`
  from membership_applications application
  join users person on person.id = application.user_id
  where person.deleted_at is null and application.is_rejected = ${isRejected}
    and application.membership = ${membership} and application.edition = ${editionOf(new Date())}
    and not exists (select from user_teams member
      where member.user_id = person.id and member.team_code = ${admittedTeams[membership]})`;

/** The number of candidates: the badges of the admission pages. */
export async function countCandidates(db: Queryable, membership: Membership): Promise<number> {
  const result = await db.execute(
    sql`select count(*)::int as count ${listed({ membership, isRejected: false })}`,
  );
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

const identity = sql`${sql.raw(identityFields("person"))}, 'email', person.email,
  'emailConfirmed', person.email_confirmed_at is not null,
  'candidatedAt', iso_instant(application.candidated_at),
  'teams', (select coalesce(json_agg(team.code order by ${sql.raw(teamOrder)}), '[]')
    from user_teams member join teams team on team.code = member.team_code
    where member.user_id = person.id)`;

/** Further fields of a candidate for those who enrol volunteers. CH-5: events don't count for them. */
const volunteer = sql`'charisma', coalesce((select points from availability_charisma where user_id = person.id), 0),
  'mobilePhone', person.phone, 'birthdate', person.birthdate, 'comment', person.comment,
  'availabilities', (select coalesce(json_agg(json_build_object(
      'start', iso_instant(availability.start_at),
      'end', iso_instant(availability.end_at))
    order by availability.start_at), '[]')
    from availabilities availability where availability.user_id = person.id)`;

/** The private note of the volunteer managers. */
const note = sql`'note', person.note`;

async function bodies<Body>(db: Queryable, fields: SQL[], which: Listed): Promise<Body[]> {
  const body = sql`json_build_object(${sql.join(fields, sql`, `)})`;
  const result = await db.execute(sql`select ${body} as body ${listed(which)} order by person.id`);
  return rowsOf<{ body: Body }>(result).map((row) => row.body);
}

/** The organiser candidates, by id. */
export const listStaffCandidates = (db: Queryable, isRejected: boolean) =>
  bodies<StaffCandidate>(db, [identity], { membership: "STAFF", isRejected });

/** The volunteer candidates, by id; with the note when `readsNotes`. */
export const listVolunteerCandidates = (
  db: Queryable,
  isRejected: boolean,
  { readsNotes }: { readsNotes: boolean },
) =>
  bodies<VolunteerCandidate>(db, [identity, volunteer, ...(readsNotes ? [note] : [])], {
    membership: "VOLUNTEER",
    isRejected,
  });

type CandidateRow = {
  id: number;
  firstname: string;
  lastname: string;
  nickname: string | null;
  teams: string[];
  isRejected: boolean | null;
  emailConfirmed: boolean;
};

/**
 * These people with their teams and their application of this edition, by id, locked until the transaction
 * ends. Unknown people and closed accounts are left out.
 */
export async function lockCandidates(
  tx: Transaction,
  ids: readonly number[],
  membership: Membership,
): Promise<Candidate[]> {
  const idList = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  // In the order of their ids, so that two managers who enrol the same people don't deadlock.
  await tx.execute(
    sql`select from users where id in (${idList}) and deleted_at is null order by id for no key update`,
  );
  const result = await tx.execute(sql`
    select person.id, person.firstname, person.lastname, person.nickname, application.is_rejected as "isRejected",
      person.email_confirmed_at is not null as "emailConfirmed",
      (select coalesce(json_agg(member.team_code), '[]') from user_teams member
        where member.user_id = person.id) as teams
    from users person
    left join membership_applications application on application.user_id = person.id
      and application.membership = ${membership} and application.edition = ${editionOf(new Date())}
    where person.id in (${idList}) and person.deleted_at is null
    order by person.id`);
  return rowsOf<CandidateRow>(result).map(({ id, teams, isRejected, emailConfirmed, ...named }) => ({
    id,
    name: displayName(named),
    teams,
    emailConfirmed,
    application: isRejected === null ? undefined : { isRejected },
  }));
}

/** One person as a candidate; undefined for an unknown person. */
export async function lockCandidacy(
  tx: Transaction,
  id: number,
  membership: Membership,
): Promise<Candidacy | undefined> {
  const [candidate] = await lockCandidates(tx, [id], membership);
  return (
    candidate && {
      application: candidate.application,
      isMember: candidate.teams.includes(admittedTeams[membership]),
    }
  );
}
