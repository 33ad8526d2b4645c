import type { OwnData } from "@coulisses/shared-domain/contract/users";
import type { PreparedQuery, RunPrepared } from "../database/database";
import { identity } from "../database/identity";

/** The task, and its slot, of the row `one`. */
const slot = "task.id as fiche, task.name as nom, one.start_at as debut, one.end_at as fin";
const ofTask = "join festival_tasks task on task.id = one.task_id";

/**
 * The rows that are kept about the person `$1`, by their French title: those alone that are named here, column by
 * column, so that a new secret never leaves by itself. `ownDataTables` of its test says which tables have none.
 */
export const ownDataQueries: Readonly<Record<string, string>> = {
  compte: `select id, email, firstname, lastname, nickname, birthdate, phone, comment, note,
    has_approved_eula, email_confirmed_at, registration_membership, created_at from users where id = $1`,
  equipes: `select team.name as equipe from user_teams one join teams team on team.code = one.team_code
    where one.user_id = $1 order by team.code`,
  candidatures: `select membership, edition, is_rejected, candidated_at from membership_applications
    where user_id = $1 order by candidated_at`,
  preferences: `select paper_planning, assignment, favorite_pages, mail_reminders, push_reminders, mail_news,
    push_news, inbox_news from preferences where user_id = $1`,
  photo: "select mime_type, length(content) as octets from profile_pictures where user_id = $1",
  adresse_en_attente: "select email, requested_at from email_changes where user_id = $1",
  amis: `select ${identity("friend")} as personne from friends one join users friend on friend.id = one.friend_id
    where one.requestor_id = $1 order by friend.id`,
  disponibilites: "select start_at, end_at from availabilities where user_id = $1 order by start_at",
  appels_a_disponibilites: `select start_at, end_at, called_at, declined_at from availability_calls
    where volunteer_id = $1 order by start_at`,
  pauses: "select start_at, end_at from break_periods where volunteer_id = $1 order by start_at",
  creneaux: `select ${slot}, one.team_code as equipe from assignees one ${ofTask}
    where one.user_id = $1 order by one.start_at`,
  creneaux_ou_je_suis_nomme: `select task.id as fiche, task.name as nom, mobilization.start_at as debut,
    mobilization.end_at as fin from festival_task_mobilization_volunteers one ${ofTask}
    join festival_task_mobilizations mobilization
      on mobilization.task_id = one.task_id and mobilization.id = one.mobilization_id
    where one.user_id = $1 order by mobilization.start_at`,
  pointages: `select ${slot}, one.kind, one.is_ill, one.happened_at, one.noted_at from check_in_marks one ${ofTask}
    where one.user_id = $1 order by one.noted_at`,
  code_de_pointage: "select code from check_in_codes where user_id = $1",
  accueil_sans_compte: `select welcomed_at, terms_approved_at, claimed_at from desk_welcomes where user_id = $1`,
  remplacements_demandes: `select task.id as fiche, task.name as nom, one.reason, one.status, one.answer,
    one.created_at, one.taken_at, one.decided_at from swap_requests one ${ofTask}
    where one.requester_id = $1 order by one.created_at`,
  remplacements_pris: `select task.id as fiche, task.name as nom, one.status, one.taken_at
    from swap_requests one ${ofTask} where one.taker_id = $1 order by one.taken_at`,
  remplacements_proposes: `select task.id as fiche, task.name as nom, one.declined_at from swap_invitations one
    join swap_requests asked on asked.id = one.request_id join festival_tasks task on task.id = asked.task_id
    where one.user_id = $1`,
  charisme: `select name, event_date, charisma from charisma_participations where participant_id = $1
    order by event_date`,
  remerciements: "select edition, sent_at from thanks where volunteer_id = $1 order by edition",
  rappels_envoyes: "select kind, key, sent_at from sent_reminders where volunteer_id = $1 order by sent_at",
  notifications: `select kind, sheet_kind, sheet_id, sheet_name, teams, quote, at, read_at from inbox_messages
    where user_id = $1 order by at`,
  navigateurs_notifies: "select created_at from push_subscriptions where user_id = $1 order by created_at",
  lien_d_agenda: "select edition, created_at from calendar_links where volunteer_id = $1",
  appareils: `select created_at, last_used_at, expires_at, address, user_agent from sessions where user_id = $1
    order by created_at`,
  compte_perso: `select movement.type, movement.context, movement.at,
      case when movement.to_account = own.id then movement.amount else -movement.amount end as centimes
    from accounts own join transactions movement on own.id in (movement.from_account, movement.to_account)
    where own.user_id = $1 order by movement.id`,
  cotisations: `select edition, amount as centimes, payment_date, expiration_date from contributions
    where adherent_id = $1 order by edition`,
  repas_offerts: `select menu, day, moment, expected_cost, expense_amount, expense_date from shared_meals
    where chef_id = $1 order by day`,
  repas_partages: `select meal.menu, meal.day, meal.moment, one.at from shared_meal_guests one
    join shared_meals meal on meal.id = one.meal_id where one.guest_id = $1 order by meal.day`,
  fa_dont_je_suis_responsable: `select id as fiche, name as nom, edition from festival_activities
    where adherent_id = $1 and deleted_at is null order by id`,
  ft_dont_je_suis_responsable: `select id as fiche, name as nom, edition from festival_tasks
    where $1 in (administrator_id, reviewer_id) and deleted_at is null order by id`,
  ft_ou_je_suis_contact: `select task.id as fiche, task.name as nom from festival_task_contacts one ${ofTask}
    where one.user_id = $1 order by task.id`,
  ft_ou_je_suis_responsable_benevole: `select task.id as fiche, task.name as nom
    from festival_task_in_charge_volunteers one ${ofTask} where one.user_id = $1 order by task.id`,
  commentaires_de_fa: `select activity_id as fiche, content, published_at from festival_activity_feedbacks
    where author_id = $1 order by published_at`,
  commentaires_de_ft: `select task_id as fiche, content, published_at from festival_task_feedbacks
    where author_id = $1 order by published_at`,
  gestes_sur_des_fa: `select activity_id as fiche, action, at from festival_activity_history
    where by_id = $1 order by at`,
  gestes_sur_des_ft:
    "select task_id as fiche, action, at from festival_task_history where by_id = $1 order by at",
  journal: `select at, kind, target, address, user_agent from audit_entries where actor_id = $1 order by at`,
};

const ownData: PreparedQuery = {
  name: "own-data",
  text: `select json_build_object(${Object.entries(ownDataQueries)
    .map(
      ([title, query]) =>
        `'${title}', (select coalesce(json_agg(found), '[]') from (${query.replaceAll("$1", "$1::int")}) found)`,
    )
    .join(",\n")}) as data`,
};

/** Everything that is kept about a person, for themselves alone. */
export async function readOwnData(runPrepared: RunPrepared, id: number): Promise<OwnData> {
  const [row] = await runPrepared<Pick<OwnData, "data">>(ownData, [id]);
  return { exportedAt: new Date().toISOString(), data: row?.data ?? {} };
}
