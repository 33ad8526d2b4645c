import type { PeerTables } from "../../peer";
import { at, peerWith, type Row } from "./peer";
import {
  activity,
  activityReviews,
  assignee,
  mobilization,
  mobilizedTeam,
  slot,
  task,
  taskReviews,
  window,
} from "./rows";

const approved = {
  humain: "APPROVED",
  matos: "APPROVED",
  elec: "APPROVED",
  barrieres: "APPROVED",
  secu: "APPROVED",
  signa: "APPROVED",
};
const settled = { humain: "APPROVED", matos: "WILL_NOT_REVIEW" };

const person = (id: number, fields: Partial<Row<"user">> = {}): Row<"user"> => ({
  id,
  email: `personne${String(id)}@exemple.fr`,
  first_name: "Personne",
  last_name: `Numéro ${String(id)}`,
  nickname: null,
  birth_date: at("2000-02-03T23:00:00Z"),
  phone_number: "0612345678",
  password: "",
  comment: null,
  note: null,
  profile_picture: null,
  registration_membership: null,
  is_deleted: false,
  created_at: at("2024-09-01T10:00:00Z"),
  updated_at: at("2024-09-01T10:00:00Z"),
  ...fields,
});

const hour = (time: string) => at(`2026-05-15T${time}:00Z`);
const team = (code: string) => ({ code, name: code, color: "#112233", icon: "mdi-circle" });
const comment = { author_id: 1, content: "Bien", published_at: at("2026-03-01T10:00:00Z") };
const event = { at: at("2026-03-01T10:00:00.700Z"), context: null };
const snapshot = { id: 1, general: { administrator: { id: 9, firstName: "Léa", lastName: "Roy" } } };

const activities = [
  activity({ adherent_id: 1, description: "Thé & café\nà 5 h", water: "Un peu" }),
  activity({ id: 2, status: "DRAFT", description: null, team_code: null, location_id: null }),
  activity({ id: 3, status: "IN_REVIEW", adherent_id: null }),
  activity({ id: 4, status: "VALIDATED", description: null }),
  activity({ id: 6, status: "VALIDATED", is_deleted: true, adherent_id: 8, free_pass: -1 }),
  activity({
    id: 9,
    status: "REFUSED",
    to_publish: true,
    is_flagship: true,
    photo_link: "drive.exemple.fr/a",
    categories: ["RELOU", "Cirque"],
    description: "<p>On&nbsp;danse<script>alert(1)</script></p>",
    team_code: "ca",
  }),
];

const tasks = [
  task({ status: "READY_TO_ASSIGN", category: "COLLAGE", reviewer_id: null, administrator_id: 1 }),
  task({ id: 2, status: "READY_TO_ASSIGN", category: "BAR", top_priority: true, team_code: "ca" }),
  task({ id: 3, status: "READY_TO_ASSIGN", category: "BAR", top_priority: true }),
  task({ id: 4, status: "VALIDATED", global_instruction: null }),
  task({ id: 5, status: "DRAFT", festival_activity_id: null }),
  task({ id: 6, status: "DRAFT", festival_activity_id: 6, reviewer_id: null }),
  task({ id: 7, status: "READY_TO_ASSIGN", is_deleted: true }),
  task({ id: 8, status: "VALIDATED", reviewer_id: 9, category: "FUN", top_priority: false }),
];
const ready = [1, 2, 3, 4, 7, 8];

/**
 * A festival of the peer with sheets that break, each in one way, what our constraints hold: FA 4 and FT 4 lack
 * something, FA 3 and FT 3 say otherwise than their reviews, FT 5 has no activity.
 */
export const awkwardFestival: PeerTables = peerWith({
  user: [
    ...[1, 2, 3, 4, 5].map((id) => person(id)),
    person(8, { is_deleted: true }),
    person(9, { first_name: "Anonymous", last_name: "Anonymous", email: "anonymous+9@24heures.org" }),
  ],
  team: ["personne", "ca", "humain", "hard"].map(team),
  user_team: [
    { user_id: 1, team_code: "humain" },
    { user_id: 3, team_code: "humain" },
    { user_id: 4, team_code: "personne" },
  ],
  permission: [{ id: 1, name: "validate-ft", description: null }],
  team_permission: [{ permission_name: "validate-ft", team_code: "humain" }],
  signa_location: [
    { id: 5, name: "Scène", geo_location: { type: "POINT", coordinates: { lat: 45.7, lng: 4.8 } } },
    { id: 6, name: " ", geo_location: { type: "AREA", coordinates: [] } },
  ],
  catalog_signage: [
    { id: 7, name: "Bar", slug: "bar", type: "BACHE", image: "a.png" },
    { id: 8, name: "'", slug: "-", type: "BACHE", image: null },
  ],
  catalog_category: [
    { id: 2, name: "Câbles & prises", path: "elec->cables-prises", parent: 1, owner_code: "ca" },
    { id: 1, name: "Élec", path: "elec", parent: null, owner_code: null },
  ],
  catalog_gear: ["Échelle", "Piñata", "Pinata", "'"].map((name, rank) => ({
    id: rank + 10,
    name,
    slug: ["echelle", "piñata", "pinata", "-"][rank] ?? "",
    category_id: rank === 0 ? null : 2,
    is_ponctual_usage: false,
    is_consumable: true,
  })),
  inventory_record: ["Local 24h", "local 24H", " "].map((storage) => ({
    gear_id: 10,
    storage,
    quantity: 2,
    comment: null,
  })),
  borrow: [
    { id: 3, lender: "", available_on: hour("08:00"), unavailable_on: hour("18:00") },
    { id: 4, lender: "BDE", available_on: hour("18:00"), unavailable_on: hour("08:00") },
  ],
  borrow_gear_request: [3, 4].map((borrow_id) => ({ borrow_id, gear_slug: "piñata", quantity: 1 })),
  purchase: [{ id: 5, seller: "Métro", available_on: hour("08:00") }],
  purchase_gear_request: [{ purchase_id: 5, gear_slug: "echelle", quantity: 0 }],

  festival_activity: activities,
  festival_activity_time_window_general: [
    window(),
    window({ id: "g", end: hour("18:00") }),
    window({ fa_id: 9, start: hour("17:59") }),
  ],
  festival_activity_time_window_inquiry: [window({ start: at("2026-05-15T17:59:30Z") }), window({ id: "g" })],
  contractor: [
    {
      fa_id: 1,
      id: 2,
      first_name: "Ann",
      last_name: "",
      phone_number: "",
      email: null,
      company: "",
      comment: null,
    },
  ],
  festival_activity_signage: ["Piñata", "Pinata", "Rien"].map((text, rank) => ({
    fa_id: 1,
    id: String(rank),
    type: "BACHE",
    text,
    size: "A3",
    quantity: 2 - rank,
    comment: null,
    catalogItemId: 7 + rank,
  })),
  festival_activity_electricity_supply: [100, 0].map((power) => ({
    festival_supply_id: 1,
    id: String(power),
    connection: "P17_16A_MONO",
    device: `Four ${String(power)}`,
    power,
    count: 1,
    comment: null,
  })),
  festival_activity_inquiry_request: ["echelle", "piñata", "pinata", "-"].map((slug, rank) => ({
    fa_id: 1,
    slug,
    quantity: 2 - rank,
    drive: rank === 0 ? "Magasin" : "Ailleurs",
  })),
  festival_activity_review: [
    ...activityReviews({ ...approved, signa: "REVIEWING" }),
    ...activityReviews({ humain: "APPROVED" }, 2),
    ...activityReviews(approved, 3),
    ...activityReviews(approved, 4),
    ...activityReviews({ ...approved, communication: "REJECTED" }, 9),
  ],
  festival_activity_feedback: [
    { fa_id: 1, ...comment },
    { fa_id: 1, ...comment, author_id: 9, content: " " },
  ],
  festival_activity_history: ["CREATED", "CREATED", "READY_TO_REVIEW", "COMMENTED"].map((name, rank) => ({
    id: rank + 1,
    fa_id: 1,
    event: name,
    instigatorId: 1,
    snapshot,
    ...event,
  })),

  festival_task: tasks,
  festival_task_contact: [1, 2, 3, 4, 5, 7, 8].map((id) => ({ contact_id: 1, festival_task_id: id })),
  festival_task_in_charge_volunteer: [{ volunteer_id: 9, festival_task_id: 6 }],
  festival_task_mobilization: [
    ...ready.map((id) => mobilization({ ft_id: id })),
    mobilization({ id: "n", start: hour("21:00"), duration_split_in_hour: 0 }),
    mobilization({ ft_id: 5 }),
    mobilization({ ft_id: 6, end: hour("17:00") }),
  ],
  festival_task_mobilization_team: [
    ...ready.map((id) => mobilizedTeam({ mobilization_ft_id: id })),
    mobilizedTeam({ mobilization_id: "n", count: 0 }),
    mobilizedTeam({ mobilization_ft_id: 6 }),
  ],
  festival_task_mobilization_volunteer: [
    { volunteer_id: 1, mobilization_id: "n", mobilization_ft_id: 1 },
    { volunteer_id: 1, mobilization_id: "m", mobilization_ft_id: 6 },
  ],
  festival_task_review: [
    ...[1, 2, 7, 8].flatMap((id) => taskReviews(settled, id)),
    ...taskReviews({ ...settled, matos: "REJECTED" }, 3),
    ...taskReviews(settled, 4),
    ...taskReviews(settled, 5),
  ],
  assignment: [
    slot({ end: hour("20:00") }),
    slot({ id: "t", start: hour("20:00") }),
    slot({ id: "u", end: hour("18:00") }),
    ...[2, 3, 7].map((id) => slot({ festival_task_id: id })),
  ],
  assignee: [
    assignee(),
    assignee({ user_id: 8, team_code: null, assignment_id: "t" }),
    assignee({ user_id: 1, assignment_id: "u" }),
    ...[2, 3, 7].map((id) => assignee({ festival_task_id: id })),
    assignee({ user_id: 5, festival_task_id: 2 }),
  ],
  festival_task_inquiry_request: ["echelle", "piñata"].map((slug, rank) => ({
    ft_id: 1,
    slug,
    quantity: rank,
    drive: "Ailleurs",
  })),
  festival_task_feedback: [5, 8].map((ft_id) => ({ ft_id, ...comment })),
  festival_task_history: ["CREATED", "CREATED", "RESET_REVIEW", "COMMENTED"].map((name, rank) => ({
    id: rank + 1,
    ft_id: rank === 2 ? 5 : 1,
    event: name,
    instigator_id: 8,
    snapshot,
    ...event,
  })),
});
