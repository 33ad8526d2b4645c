import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import {
  type AssignmentCategory,
  assignmentCategories,
  categoryLabel,
} from "@coulisses/shared-domain/assignment/category";
import type { TaskForAssignment } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { matches } from "@coulisses/shared-domain/slug";
import type { Choice } from "@coulisses/shared-ui/filters";

const keys = ["task", "requiredTeams", "inChargeTeam", "category"] as const;

const TOP_PRIORITY = "PRIORITAIRE";
const NO_PRIORITY = "NON PRIORITAIRE";
const NO_CATEGORY = "AUCUNE";
/** Filter by priority or category. */
type TaskKind = typeof TOP_PRIORITY | typeof NO_PRIORITY | AssignmentCategory | typeof NO_CATEGORY;

/** In the order in which they are offered. */
export const taskKinds: readonly Choice<TaskKind>[] = [
  { value: TOP_PRIORITY, label: TOP_PRIORITY },
  { value: NO_PRIORITY, label: NO_PRIORITY },
  ...assignmentCategories.map((category) => ({ value: category, label: categoryLabel(category) })),
  { value: NO_CATEGORY, label: categoryLabel(undefined) },
];

/** Filters of tasks; a task must match all of them. */
export type TaskSearch = {
  /** Looked for in number and name. */
  text: string;
  /** Team codes; the task must ask for all of them. */
  requiredTeams: readonly string[];
  /** A team code, or "". */
  inChargeTeam: string;
  kind: TaskKind | null;
};

/** Fields of a task that the filters read; `teams` are codes. */
export type SearchedTask = Pick<
  TaskForAssignment,
  "id" | "name" | "topPriority" | "category" | "inChargeTeam" | "teams"
>;

/** True when a task matches every filter. */
export function matchesTaskSearch(
  task: SearchedTask,
  { text, requiredTeams, inChargeTeam, kind }: TaskSearch,
) {
  return (
    requiredTeams.every((team) => task.teams.includes(team)) &&
    (inChargeTeam === "" || task.inChargeTeam === inChargeTeam) &&
    (kind === null || isOfKind(task, kind)) &&
    matches(`${task.id} ${task.name}`, text)
  );
}

function isOfKind({ topPriority, category }: SearchedTask, kind: TaskKind): boolean {
  if (kind === TOP_PRIORITY) return topPriority;
  if (kind === NO_PRIORITY) return !topPriority;
  return (category ?? NO_CATEGORY) === kind;
}

/** Codes of a list in the address. */
export const codesIn = (text: string): string[] => text.split(",").filter(Boolean);

/** Filters of tasks, in the address; "" removes `text`, `inChargeTeam` or `kind`. */
export function useTaskSearch() {
  const { filters, set, clear, activeCount } = useAddressFilters(keys);
  const wanted: TaskSearch = {
    text: filters.task,
    requiredTeams: codesIn(filters.requiredTeams),
    inChargeTeam: filters.inChargeTeam,
    kind: taskKinds.find(({ value }) => value === filters.category)?.value ?? null,
  };
  return { wanted, set, clear, activeCount };
}
