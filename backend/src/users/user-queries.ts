import type { identitySchema } from "@coulisses/shared-domain/contract/fields";
import type * as z from "zod";
import type { Access } from "@coulisses/shared-domain/access/access";
import { can } from "@coulisses/shared-domain/access/access";
import type { Me, Volunteer } from "@coulisses/shared-domain/contract/users";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { identityFields } from "../database/identity";
import { teamOrder } from "../teams/queries";

const teamsOf = sql`(select coalesce(json_agg(team.code order by ${sql.raw(teamOrder)}), '[]')
  from user_teams membership join teams team on team.code = membership.team_code
  where membership.user_id = person.id)`;

const identity = sql.raw(identityFields("person"));

/** CH-1: the charisma of a person's availabilities and events. */
const charismaOf = sql`coalesce((select points from earned_charisma where user_id = person.id), 0)`;

const listed = (
  teams: SQL,
  charisma = charismaOf,
) => sql`${identity}, 'profilePicture', person.profile_picture,
  'charisma', ${charisma}, 'teams', ${teams}`;

/** The fields with which a person is contacted. */
const contact = sql`'email', person.email, 'phone', person.phone`;
/** The fields that the dialog of a person adds. */
const details = sql`'birthdate', person.birthdate, 'comment', person.comment`;

/** The only part of a birth date in a list: a flag for today. */
const isBirthday = sql`'isBirthday',
  to_char(person.birthdate, 'MM-DD') = to_char(now() at time zone 'Europe/Paris', 'MM-DD')`;

/** For those who may change the profile. */
const version = sql`'version', person.version`;

/** The private note of the volunteer managers. */
const note = sql`'note', person.note`;

/** Decision 58: a day after it was asked, unless the old address answers before. */
const emailCountsAt = sql`iso_instant(change.requested_at + interval '1 day')`;
const pendingEmail = sql`'pendingEmail', (select json_build_object('email', change.email,
    'countsAt', ${emailCountsAt})
  from email_changes change where change.user_id = person.id)`;

const preference = sql`'preference', (select json_build_object('assignment', preference.assignment)
  from preferences preference where preference.user_id = person.id)`;

/** The fields that a caller may read of a person; docs/who-reads-what.md has them by role. */
function fieldsFor(access: Access, self: boolean): SQL[] {
  const manages = can(access, "manage-users");
  const seesDetails = self || manages || can(access, "view-volunteer-details");
  return [
    listed(teamsOf),
    ...(seesDetails ? [contact, details] : []),
    ...(manages ? [pendingEmail] : []),
    ...managed(access, self),
  ];
}

/** The same in a list: there, details are for those who export it as a file. */
function listFieldsFor(access: Access, teams: SQL, charisma: SQL): SQL[] {
  const manages = can(access, "manage-users");
  const seesContacts = manages || can(access, "view-volunteer-details");
  return [
    listed(teams, charisma),
    isBirthday,
    ...(seesContacts ? [contact] : []),
    ...(manages ? [details] : []),
    ...managed(access, false),
  ];
}

function managed(access: Access, self: boolean): SQL[] {
  const fields: SQL[] = [];
  if (self || can(access, "manage-users")) fields.push(version);
  if (can(access, "manage-users") || can(access, "affect-volunteer")) fields.push(note);
  if (can(access, "manage-users")) fields.push(preference);
  return fields;
}

const objectOf = (fields: readonly SQL[]) => sql`json_build_object(${sql.join([...fields], sql`, `)})`;

const holds = (permission: string) => sql`exists (
  select from user_teams membership
  join team_permissions grants on grants.team_code = membership.team_code
  join permissions permission on permission.id = grants.permission_id
  where membership.user_id = person.id and permission.name = ${permission})`;

/** The permissions that add fields to a list of people. */
const tellingMore = ["manage-users", "affect-volunteer", "view-volunteer-details"] as const;

/** The same text for all whose permissions give the same fields of everybody. */
export const viewOf = (access: Access): string =>
  tellingMore.filter((permission) => can(access, permission)).join(" ");

/**
 * Everybody who can be assigned to tasks, by id, as the JSON of the answer: the database writes it in one go.
 */
export async function listVolunteers(db: Queryable, access: Access): Promise<string> {
  // The teams and the charisma of all of them are gathered once: a look-up for each person would take longer
  // than all the rest.
  const result = await db.execute(sql`
    with gathered as (
      select membership.user_id, json_agg(team.code order by ${sql.raw(teamOrder)}) as codes
      from user_teams membership join teams team on team.code = membership.team_code
      group by membership.user_id
    ), able as (
      select distinct membership.user_id
      from user_teams membership
      join team_permissions grants on grants.team_code = membership.team_code
      join permissions permission on permission.id = grants.permission_id
      where permission.name = 'be-affected'
    )
    select coalesce(json_agg(
      ${objectOf(listFieldsFor(access, sql`gathered.codes`, sql`coalesce(earned.points, 0)`))} order by person.id), '[]')::text as body
    from able join users person on person.id = able.user_id join gathered on gathered.user_id = person.id
    left join earned_charisma earned on earned.user_id = person.id
    where person.deleted_at is null`);
  return rowsOf<{ body: string }>(result)[0]?.body ?? "[]";
}

/** Everybody who may pay a contribution, by id. */
export async function listAdherents(db: Queryable): Promise<z.infer<typeof identitySchema>[]> {
  return bodies(db, sql`json_build_object(${identity})`, holds("pay-contribution"));
}

export async function findVolunteer(
  db: Queryable,
  id: number,
  { access, self }: { access: Access; self: boolean },
): Promise<Volunteer | undefined> {
  const [found] = await bodies<Volunteer>(db, objectOf(fieldsFor(access, self)), sql`person.id = ${id}`);
  return found;
}

const balance = sql`, 'balance',
  coalesce((select account.balance from accounts account where account.user_id = person.id), 0)`;

export async function findMe(
  db: Queryable,
  id: number,
  permissions: readonly string[],
): Promise<Me | undefined> {
  const edition = editionOf(new Date());
  const [found] = await bodies<Me>(
    db,
    sql`json_build_object(${listed(teamsOf)}, ${version}, ${contact}, ${details},
      'emailConfirmed', person.email_confirmed_at is not null,
      'emailChangesAt', (select ${emailCountsAt} from email_changes change where change.user_id = person.id),
      'tasksCount', (select count(*)::int from (
        select slot.task_id, slot.start_at, lag(slot.task_id) over by_date as task_before, lag(slot.end_at) over by_date as end_before
        from assignees slot join festival_tasks task on task.id = slot.task_id and task.deleted_at is null
        where slot.user_id = person.id window by_date as (order by slot.start_at)) slot
        where slot.task_id is distinct from slot.task_before or slot.start_at > slot.end_before),
      'hasApprovedEULA', person.has_approved_eula,
      'membershipApplication', (select application.membership from membership_applications application
        where application.user_id = person.id and application.edition = ${edition}
        order by application.is_rejected, application.candidated_at limit 1),
      'applications', (select coalesce(json_agg(json_build_object('membership', application.membership,
          'isRejected', application.is_rejected, 'candidatedAt', iso_instant(application.candidated_at))
          order by application.candidated_at), '[]')
        from membership_applications application
        where application.user_id = person.id and application.edition = ${edition})
      ${permissions.includes("have-personal-account") ? balance : sql``})`,
    sql`person.id = ${id}`,
  );
  return found && { ...found, permissions: [...permissions] };
}

async function bodies<Body>(db: Queryable, body: SQL, condition: SQL): Promise<Body[]> {
  const result = await db.execute(
    sql`select ${body} as body from users person
      where person.deleted_at is null and ${condition} order by person.id`,
  );
  return rowsOf<{ body: Body }>(result).map((row) => row.body);
}
