import type { PeerTables } from "../../src/import/peer";
import { peerWith } from "../../src/import/sheets/testing/peer";
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
} from "../../src/import/sheets/testing/rows";

export const size = { people: 400, activities: 300, tasks: 600, transactions: 20_000 };

const HOUR = 3_600_000;
const start = Date.parse("2026-05-15T06:00:00Z");
const at = (hours: number) => new Date(start + hours * HOUR);

/** 1 to `count`. */
const to = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const each = <Row>(count: number, row: (id: number) => Row | Row[]) => to(count).flatMap(row);
const personFor = (id: number) => 1 + ((id * 7) % size.people);

/** As the peer keeps a sheet in its history. */
const snapshotOf = (id: number) => ({
  id,
  name: `Fiche ${String(id)}`,
  description: "<p>On&nbsp;danse&nbsp;dans&nbsp;la&nbsp;rue</p>".repeat(20),
  feedbacks: to(8).map((rank) => ({
    author: { id: personFor(id + rank), firstName: "Camille", lastName: "Petit", nickname: null },
    content: "Il manque des tables et des barrières près de la scène",
    publishedAt: at(rank),
  })),
});

const settled = { humain: "APPROVED", matos: "APPROVED", elec: "APPROVED" };
const gears = 500;
const gearSlug = (id: number) => `matos-${String(1 + (id % gears))}`;

/** A festival of the peer as large as the largest that is known, in which nothing is amiss. */
export const largeFestival = (): PeerTables =>
  peerWith({
    ...peopleAndMoney(),
    ...catalogues(),
    ...activities(),
    ...tasks(),
  });

const peopleAndMoney = (): Partial<PeerTables> => ({
  user: each(size.people, (id) => ({
    id,
    email: `personne${String(id)}@exemple.fr`,
    first_name: "Camille",
    last_name: `Petit ${String(id)}`,
    nickname: null,
    birth_date: new Date("2000-02-03T23:00:00Z"),
    phone_number: "0612345678",
    password: "",
    comment: null,
    note: null,
    profile_picture: null,
    registration_membership: null,
    is_deleted: false,
    created_at: at(-5_000),
    updated_at: at(-5_000),
  })),
  team: ["personne", "humain", "hard", "matos"].map((code) => ({
    code,
    name: code,
    color: "#112233",
    icon: "mdi-circle",
  })),
  user_team: each(size.people, (user_id) => ({ user_id, team_code: user_id % 4 ? "personne" : "humain" })),
  volunteer_availability: each(size.people, (user_id) =>
    to(6).map((day) => ({ user_id, start: at(24 * day), end: at(24 * day + 12) })),
  ),
  transaction: each(size.transactions, (id) => ({
    id,
    type: id % 3 ? "TRANSFER" : "DEPOSIT",
    from: id % 3 ? personFor(id) : null,
    to: personFor(id + 1),
    amount: 100 + (id % 900),
    context: "Une tournée",
    created_at: at(id / 10 - 3_000),
    is_deleted: id % 50 === 0,
  })),
});

const catalogues = (): Partial<PeerTables> => ({
  signa_location: each(60, (id) => ({ id, name: `Lieu ${String(id)}`, geo_location: null })),
  catalog_category: [{ id: 1, name: "Élec", path: "elec", parent: null, owner_code: "matos" }],
  catalog_gear: each(gears, (id) => ({
    id,
    name: `Matos ${String(id)}`,
    slug: `matos-${String(id)}`,
    category_id: 1,
    is_ponctual_usage: false,
    is_consumable: false,
  })),
  inventory_record: each(gears, (gear_id) => ({ gear_id, storage: "Hall", quantity: 9, comment: null })),
});

const activities = (): Partial<PeerTables> => ({
  festival_activity: each(size.activities, (id) =>
    activity({ id, name: `FA ${String(id)}`, adherent_id: personFor(id) }),
  ),
  festival_activity_time_window_general: each(size.activities, (fa_id) =>
    to(4).map((rank) => window({ fa_id, id: String(rank), start: at(24 * rank), end: at(24 * rank + 4) })),
  ),
  festival_activity_time_window_inquiry: each(size.activities, (fa_id) => window({ fa_id })),
  festival_activity_inquiry_request: each(size.activities, (fa_id) =>
    to(8).map((rank) => ({ fa_id, slug: gearSlug(fa_id * 8 + rank), quantity: rank, drive: "Magasin" })),
  ),
  festival_activity_review: each(size.activities, (fa_id) =>
    activityReviews({ ...settled, secu: "REVIEWING" }, fa_id),
  ),
  festival_activity_feedback: each(size.activities, (fa_id) =>
    to(8).map((rank) => ({
      fa_id,
      author_id: personFor(fa_id + rank),
      content: "Bien",
      published_at: at(rank),
    })),
  ),
  festival_activity_history: each(size.activities * 8, (id) => ({
    id,
    fa_id: 1 + (id % size.activities),
    event: "APPROVED",
    instigatorId: personFor(id),
    at: at(id),
    context: "FA approuvée",
    snapshot: snapshotOf(id) as never,
  })),
});

const tasks = (): Partial<PeerTables> => ({
  festival_task: each(size.tasks, (id) =>
    task({
      id,
      name: `FT ${String(id)}`,
      festival_activity_id: 1 + (id % size.activities),
      administrator_id: personFor(id),
      status: "READY_TO_ASSIGN",
      top_priority: false,
    }),
  ),
  festival_task_contact: each(size.tasks, (id) => ({ festival_task_id: id, contact_id: personFor(id) })),
  festival_task_mobilization: each(size.tasks, (ft_id) =>
    to(3).map((day) => mobilization({ ft_id, id: String(day), start: at(24 * day), end: at(24 * day + 8) })),
  ),
  festival_task_mobilization_team: each(size.tasks, (mobilization_ft_id) =>
    to(3).map((day) => mobilizedTeam({ mobilization_ft_id, mobilization_id: String(day) })),
  ),
  festival_task_review: each(size.tasks, (ft_id) => taskReviews(settled, ft_id)),
  festival_task_inquiry_request: each(size.tasks, (ft_id) =>
    to(4).map((rank) => ({ ft_id, slug: gearSlug(ft_id * 4 + rank), quantity: rank, drive: null })),
  ),
  festival_task_history: each(size.tasks * 8, (id) => ({
    id,
    ft_id: 1 + (id % size.tasks),
    event: "APPROVED",
    instigator_id: personFor(id),
    at: at(id),
    context: "FT approuvée",
    snapshot: snapshotOf(id) as never,
  })),
  assignment: slotsOf((festival_task_id, day, rank) =>
    slot({
      festival_task_id,
      mobilization_id: String(day),
      id: String(rank),
      start: at(24 * day + 2 * rank - 2),
      end: at(24 * day + 2 * rank),
    }),
  ),
  // As many as there are people: nobody is in two places at once.
  assignee: slotsOf((festival_task_id, day, rank) =>
    assignee({
      user_id: 1 + ((festival_task_id + 13 * rank) % size.people),
      festival_task_id,
      mobilization_id: String(day),
      assignment_id: String(rank),
    }),
  ).filter(({ festival_task_id: id }) => id <= size.people),
});

const slotsOf = <Row>(row: (task: number, day: number, rank: number) => Row): Row[] =>
  each(size.tasks, (id) => to(3).flatMap((day) => to(4).map((rank) => row(id, day, rank))));
