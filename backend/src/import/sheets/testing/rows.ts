import { at, type Row } from "./peer";

/** Rows of the peer's sheets that lack nothing; each test changes what it is about. */

export const activity = (fields: Partial<Row<"festival_activity">> = {}): Row<"festival_activity"> => ({
  id: 1,
  status: "IN_REVIEW",
  is_deleted: false,
  name: "Bal",
  description: "<p>On danse</p>",
  to_publish: false,
  is_flagship: false,
  photo_link: null,
  categories: null,
  team_code: "humain",
  adherent_id: 2,
  location_id: 5,
  special_need: null,
  free_pass: 0,
  water: null,
  ...fields,
});

export const task = (fields: Partial<Row<"festival_task">> = {}): Row<"festival_task"> => ({
  id: 1,
  status: "IN_REVIEW",
  is_deleted: false,
  name: "Bar",
  administrator_id: 2,
  team_code: "humain",
  festival_activity_id: 1,
  appointment_id: 5,
  global_instruction: "<p>Sers</p>",
  in_charge_instruction: null,
  reviewer_id: 3,
  category: null,
  top_priority: null,
  ...fields,
});

const friday = { start: at("2026-05-15T18:00:00Z"), end: at("2026-05-15T22:00:00Z") };

export const window = (
  fields: Partial<Row<"festival_activity_time_window_general">> = {},
): Row<"festival_activity_time_window_general"> => ({ fa_id: 1, id: "f", ...friday, ...fields });

export const mobilization = (
  fields: Partial<Row<"festival_task_mobilization">> = {},
): Row<"festival_task_mobilization"> => ({
  ft_id: 1,
  id: "m",
  ...friday,
  duration_split_in_hour: null,
  ...fields,
});

export const mobilizedTeam = (
  fields: Partial<Row<"festival_task_mobilization_team">> = {},
): Row<"festival_task_mobilization_team"> => ({
  team_code: "personne",
  mobilization_id: "m",
  mobilization_ft_id: 1,
  count: 2,
  ...fields,
});

export const slot = (fields: Partial<Row<"assignment">> = {}): Row<"assignment"> => ({
  id: "s",
  mobilization_id: "m",
  festival_task_id: 1,
  ...friday,
  ...fields,
});

export const assignee = (fields: Partial<Row<"assignee">> = {}): Row<"assignee"> => ({
  user_id: 4,
  assignment_id: "s",
  mobilization_id: "m",
  festival_task_id: 1,
  team_code: "personne",
  ...fields,
});

/** The reviews of a sheet by these teams. */
export const activityReviews = (
  reviews: Record<string, string>,
  fa_id = 1,
): Row<"festival_activity_review">[] =>
  Object.entries(reviews).map(([team, status]) => ({ fa_id, team, status }));

export const taskReviews = (reviews: Record<string, string>, ft_id = 1): Row<"festival_task_review">[] =>
  Object.entries(reviews).map(([team, status]) => ({ ft_id, team, status }));

/** The parts without which a task can not be reviewed. */
export const readyTask = (id = 1) => ({
  festival_task_contact: [{ contact_id: 3, festival_task_id: id }],
  festival_task_mobilization: [mobilization({ ft_id: id })],
  festival_task_mobilization_team: [mobilizedTeam({ mobilization_ft_id: id })],
});

/** The same once its assignment has started. */
export const startedTask = {
  ...readyTask(),
  festival_task: [task({ status: "READY_TO_ASSIGN", top_priority: true, category: "BAR" })],
  festival_task_review: taskReviews({ humain: "APPROVED", matos: "WILL_NOT_REVIEW" }),
  assignment: [slot()],
  assignee: [assignee()],
};
