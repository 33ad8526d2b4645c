import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { nextFestivalTaskId } from "@coulisses/shared-domain/festival-event/next-id";
import { withConflicts } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import { createFestivalTask } from "@coulisses/shared-domain/festival-task/create-and-remove";
import { type FestivalTask, IN_REVIEW } from "@coulisses/shared-domain/festival-task/festival-task";
import { linkedActivityOf } from "@coulisses/shared-domain/festival-task/linked-activity";
import type { ReviewerCandidate } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { demoEmail } from "../accounts";
import { type Agenda, openAgenda } from "./agenda";
import type { Availability } from "../people/availabilities";
import { type Cast, adherentsIn, memberOf } from "../cast";
import { assignVolunteers } from "./assign-volunteers";
import { identityOf } from "./fill-task";
import { type DemoActivity, openSheetEditor, type SheetWithSnapshots } from "../sheet-editor";
import type { DemoPerson } from "../people/people";
import { type TaskStage, drawTaskStages, leadTaskTo } from "./task-stages";
import { type TaskIdea, taskIdeas } from "./task-ideas";

const DAY = 24 * 3_600_000;

export type DemoTask = SheetWithSnapshots<FestivalTask>;
type Around = { activities: readonly DemoActivity[]; availabilities: readonly Availability[] };
type Plan = { id: number; stage: TaskStage; fa: FestivalActivity; idea: TaskIdea; administrator: DemoPerson };

/** So many tasks under the activities, each brought to its stage; the `hard` account has one of each kind. */
export function buildTasks(cast: Cast, { activities, availabilities }: Around, count: number): DemoTask[] {
  const agenda = openAgenda(availabilities);
  const tasks: DemoTask[] = [];
  const subjects = drawSubjects(cast, activities, count);
  const seen = new Set<TaskStage>();
  drawTaskStages(cast.random, count).forEach((stage, index) => {
    const subject = subjects[index];
    if (!subject) throw new Error("The demo has too few activities for its tasks");
    const id = nextFestivalTaskId(tasks.map(({ sheet }) => sheet.id));
    const administrator = seen.has(stage) ? memberOf(cast, teamOf(subject.fa)) : organiser(cast);
    seen.add(stage);
    const task = develop(cast, agenda, tasks, { id, stage, administrator, ...subject });
    agenda.note(task.sheet);
    tasks.push(task);
  });
  const sheets = tasks.map(({ sheet }) => sheet);
  const staffed = assignVolunteers(cast.random, sheets, { people: cast.people, availabilities });
  // Conflicts are those of the moment of reading, once all is known.
  const known = openAgenda(availabilities);
  for (const sheet of staffed) known.note(sheet);
  return tasks.map(({ sheet, snapshots }, index) => ({
    sheet: withConflicts(staffed[index] ?? sheet, known.commitmentsOf),
    snapshots,
  }));
}

/** Different pairs of an activity and a work that it needs. */
function drawSubjects({ random }: Cast, activities: readonly DemoActivity[], count: number) {
  const pairs = activities
    .filter(({ sheet }) => sheet.inCharge.team !== null)
    .flatMap(({ sheet: fa }) => taskIdeas.map((idea) => ({ fa, idea })));
  return random.some(pairs, count);
}

const teamOf = (fa: FestivalActivity) => fa.inCharge.team ?? "hard";

function develop(cast: Cast, agenda: Agenda, others: readonly DemoTask[], plan: Plan): DemoTask {
  const { id, stage, fa, idea, administrator } = plan;
  const start = new Date(cast.now.getTime() - cast.random.between(32, 60) * DAY);
  const editor = openSheetEditor<FestivalTask>(cast.random, start, (at) =>
    createFestivalTask({
      id,
      name: `${idea.title} : ${fa.general.name}`,
      festivalActivity: linkedActivityOf(fa),
      by: identityOf(administrator),
      at,
    }),
  );
  const story = { cast, agenda, editor, idea, administrator, team: teamOf(fa) };
  leadTaskTo(story, stage, reviewersOf(cast, others));
  return editor.close();
}

/**
 * The people who may review tasks for the volunteer managers, each with the number they have in review among
 * these.
 */
export function reviewersOf(cast: Cast, tasks: readonly DemoTask[]): ReviewerCandidate[] {
  const followed = (id: number) =>
    tasks.filter(({ sheet }) => sheet.status === IN_REVIEW && sheet.reviewer.id === id);
  return adherentsIn(cast)
    .filter(({ teams }) => teams.includes("humain"))
    .map((one) => ({ ...identityOf(one), inReview: followed(one.id).length }));
}

/** The account that administers one task of each kind. */
export function organiser(cast: Cast): DemoPerson {
  const found = adherentsIn(cast).find(({ email }) => email === demoEmail("hard"));
  if (!found) throw new Error("The demo has no organiser account");
  return found;
}

/** The activities, each with its tasks. */
export function withTasks(activities: readonly DemoActivity[], tasks: readonly DemoTask[]): DemoActivity[] {
  return activities.map(({ sheet, snapshots }) => ({
    snapshots,
    sheet: {
      ...sheet,
      tasks: tasks
        .filter((task) => task.sheet.festivalActivity.id === sheet.id)
        .map(({ sheet: { id, status, general } }) => ({ id, name: general.name, status })),
    },
  }));
}
