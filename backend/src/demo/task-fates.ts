import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import { approve } from "@coulisses/shared-domain/festival-task/review/approve";
import {
  requestReview,
  type ReviewerCandidate,
} from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { withConflicts } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import { enableAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { type FestivalTaskReviewer, REVIEWING } from "@coulisses/shared-domain/festival-task/festival-task";
import { ignore, whyNotIgnorable } from "@coulisses/shared-domain/festival-task/review/ignore";
import { reject } from "@coulisses/shared-domain/festival-task/review/reject";
import { linkDrive } from "@coulisses/shared-domain/festival-task/sections/requests";
import { teamsWithReview } from "@coulisses/shared-domain/festival-task/review/review";
import { someoneOf } from "./cast";
import { fillTask, type TaskStory } from "./fill-task";
import type { Random } from "./random";
import { taskComments, taskRejections } from "./task-ideas";

/** How far a task has come; the number says how many of 250 end so. */
const shares = {
  sketch: 20,
  draft: 35,
  asked: 30,
  "half-reviewed": 35,
  refused: 30,
  "asked-again": 15,
  validated: 40,
  ready: 45,
} as const;
export type TaskFate = keyof typeof shares;

/** As many fates as tasks, in the demo's proportions, shuffled. */
export function drawTaskFates(random: Random, count: number): TaskFate[] {
  const fates = Object.keys(shares) as TaskFate[];
  const drawn = fates.flatMap((fate) => Array.from({ length: shares[fate] }, () => fate));
  return Array.from({ length: Math.ceil(count / drawn.length) }, () => random.some(drawn, drawn.length))
    .flat()
    .slice(0, count);
}

/** Leads a new task to its fate, by the festival's rules only. */
export function tellTask(story: TaskStory, fate: TaskFate, reviewers: readonly ReviewerCandidate[]): void {
  if (fate === "sketch") return;
  fillTask(story, { careful: fate === "ready" });
  comment(story);
  if (fate === "draft") return;
  ask(story, reviewers);
  verdicts[fate](story, reviewers);
}

type Verdicts = (story: TaskStory, reviewers: readonly ReviewerCandidate[]) => void;

const verdicts: Record<Exclude<TaskFate, "sketch" | "draft">, Verdicts> = {
  asked: () => undefined,
  "half-reviewed": (story) => settle(story, asked(story).slice(0, 1)),
  refused: refuse,
  "asked-again": (story, reviewers) => {
    refuse(story);
    ask(story, reviewers);
  },
  validated: (story) => settle(story, asked(story)),
  ready: (story) => {
    settle(story, asked(story));
    start(story);
  },
};

function ask({ notebook, administrator }: TaskStory, reviewers: readonly ReviewerCandidate[]): void {
  const act = notebook.actOf(administrator);
  notebook.apply((ft) => requestReview(ft, { ...act, reviewers }).festivalTask);
}

/** The teams whose verdict is awaited, in the order in which they happen to answer. */
function asked({ cast, notebook }: TaskStory): FestivalTaskReviewer[] {
  const teams = teamsWithReview(REVIEWING, notebook.read());
  return cast.random.some(teams, teams.length);
}

/** A team that has nothing to say about it ignores the task; the others approve. */
function settle({ cast, notebook }: TaskStory, teams: readonly FestivalTaskReviewer[]): void {
  const { random } = cast;
  for (const team of teams) {
    const act = notebook.actOf(someoneOf(cast, team));
    if (random.happens(0.3) && !whyNotIgnorable(notebook.read(), team)) {
      notebook.apply((ft) => ignore(ft, { team }));
      continue;
    }
    if (team === "matos") giveDrives({ cast, notebook });
    notebook.apply((ft) => approve(ft, { team, ...act }));
  }
}

function giveDrives({ cast, notebook }: Pick<TaskStory, "cast" | "notebook">): void {
  for (const { slug } of notebook.read().inquiries) {
    const drive = cast.random.pick(["Magasin", "Local 24h", "Conteneur 24h"] as const);
    notebook.apply((ft) => linkDrive(ft, slug, drive));
  }
}

function refuse(story: TaskStory): void {
  const { cast, notebook } = story;
  const [doubtful = "humain", ...others] = asked(story);
  const act = notebook.actOf(someoneOf(cast, doubtful));
  const reason = cast.random.pick<string>(taskRejections[doubtful]);
  notebook.apply((ft) => reject(ft, { team: doubtful, reason, ...act }));
  if (cast.random.happens(0.5)) settle(story, others);
  comment(story);
}

function start({ cast, agenda, notebook, idea }: TaskStory): void {
  const { random } = cast;
  const act = notebook.actOf(someoneOf(cast, "humain"));
  const category = random.happens(0.85) ? idea.category : undefined;
  const topPriority = random.happens(0.25);
  notebook.apply((ft) =>
    enableAssignment(withConflicts(ft, agenda.commitmentsOf), { category, topPriority, ...act }),
  );
}

function comment({ cast, notebook, team }: TaskStory): void {
  if (!cast.random.happens(0.4)) return;
  const act = notebook.actOf(someoneOf(cast, team));
  const content = cast.random.pick(taskComments);
  notebook.apply((ft) => addFeedback(ft, { content, ...act }));
}
