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
import { memberOf } from "../cast";
import { fillTask, type TaskStory } from "./fill-task";
import type { Random } from "../random";
import { taskComments, taskRejections } from "./task-ideas";

/** The stage of a task; the number says how many of 250 end there. */
const shares = {
  sketch: 12,
  draft: 18,
  asked: 12,
  "half-reviewed": 15,
  refused: 27,
  "asked-again": 8,
  validated: 33,
  ready: 125,
} as const;
export type TaskStage = keyof typeof shares;

/** As many stages as tasks, in the demo's proportions, shuffled. */
export function drawTaskStages(random: Random, count: number): TaskStage[] {
  const stages = Object.keys(shares) as TaskStage[];
  const drawn = stages.flatMap((stage) => Array.from({ length: shares[stage] }, () => stage));
  return Array.from({ length: Math.ceil(count / drawn.length) }, () => random.some(drawn, drawn.length))
    .flat()
    .slice(0, count);
}

/** Brings a new task to its stage, by the festival's rules only. */
export function leadTaskTo(
  story: TaskStory,
  stage: TaskStage,
  reviewers: readonly ReviewerCandidate[],
): void {
  if (stage === "sketch") return;
  fillTask(story, { careful: stage === "ready" });
  comment(story);
  if (stage === "draft") return;
  if (stage === "ready") return leadToAssignment(story, reviewers);
  ask(story, reviewers);
  verdicts[stage](story, reviewers);
}

/** Takes a filled draft through its reviews until people can be assigned to it. */
export function leadToAssignment(story: TaskStory, reviewers: readonly ReviewerCandidate[]): void {
  ask(story, reviewers);
  settle(story, asked(story));
  start(story);
}

type Verdicts = (story: TaskStory, reviewers: readonly ReviewerCandidate[]) => void;

const verdicts: Record<Exclude<TaskStage, "sketch" | "draft" | "ready">, Verdicts> = {
  asked: () => undefined,
  "half-reviewed": (story) => settle(story, asked(story).slice(0, 1)),
  refused: refuse,
  "asked-again": (story, reviewers) => {
    refuse(story);
    ask(story, reviewers);
  },
  validated: (story) => settle(story, asked(story)),
};

function ask({ editor, administrator }: TaskStory, reviewers: readonly ReviewerCandidate[]): void {
  const act = editor.actOf(administrator);
  editor.apply((ft) => requestReview(ft, { ...act, reviewers }).festivalTask);
}

/** The teams whose review is awaited, in random order. */
function asked({ cast, editor }: TaskStory): FestivalTaskReviewer[] {
  const teams = teamsWithReview(REVIEWING, editor.read());
  return cast.random.some(teams, teams.length);
}

/** A team without interest in the task ignores it; the others approve. */
function settle({ cast, editor }: TaskStory, teams: readonly FestivalTaskReviewer[]): void {
  const { random } = cast;
  for (const team of teams) {
    const act = editor.actOf(memberOf(cast, team));
    if (random.happens(0.3) && !whyNotIgnorable(editor.read(), team)) {
      editor.apply((ft) => ignore(ft, { team }));
      continue;
    }
    if (team === "matos") giveDrives({ cast, editor });
    editor.apply((ft) => approve(ft, { team, ...act }));
  }
}

function giveDrives({ cast, editor }: Pick<TaskStory, "cast" | "editor">): void {
  for (const { slug } of editor.read().inquiries) {
    const drive = cast.random.pick(["Magasin", "Local 24h", "Conteneur 24h"] as const);
    editor.apply((ft) => linkDrive(ft, slug, drive));
  }
}

function refuse(story: TaskStory): void {
  const { cast, editor } = story;
  const [doubtful = "humain", ...others] = asked(story);
  const act = editor.actOf(memberOf(cast, doubtful));
  const reason = cast.random.pick<string>(taskRejections[doubtful]);
  editor.apply((ft) => reject(ft, { team: doubtful, reason, ...act }));
  if (cast.random.happens(0.5)) settle(story, others);
  comment(story);
}

function start({ cast, agenda, editor, idea }: TaskStory): void {
  const { random } = cast;
  const act = editor.actOf(memberOf(cast, "humain"));
  const category = random.happens(0.85) ? idea.category : undefined;
  const topPriority = random.happens(0.25);
  editor.apply((ft) =>
    enableAssignment(withConflicts(ft, agenda.commitmentsOf), { category, topPriority, ...act }),
  );
}

function comment({ cast, editor, team }: TaskStory): void {
  if (!cast.random.happens(0.4)) return;
  const act = editor.actOf(memberOf(cast, team));
  const content = cast.random.pick(taskComments);
  editor.apply((ft) => addFeedback(ft, { content, ...act }));
}
