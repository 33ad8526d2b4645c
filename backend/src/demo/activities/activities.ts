import { createFestivalActivity } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import { demoEmail } from "../accounts";
import { type ActivityIdea, activityIdeas } from "./activity-ideas";
import { type Cast, adherentsIn, memberOf } from "../cast";
import { type ActivityStage, drawActivityStages, leadActivityTo } from "./activity-stages";
import { type DemoActivity, openSheetEditor } from "../sheet-editor";
import type { DemoPerson } from "../people/people";

const DAY = 24 * 3_600_000;

/** So many activities, each brought to its stage; the `hard` account has one of each kind. */
export function buildActivities(cast: Cast, count: number): DemoActivity[] {
  const ideas = drawIdeas(cast, count);
  const seen = new Set<ActivityStage>();
  return drawActivityStages(cast.random, count).map((stage, index) => {
    const idea = ideas[index] ?? activityIdeas[0];
    if (!idea) throw new Error("The demo has no idea of an activity");
    const isFirst = !seen.has(stage);
    seen.add(stage);
    const adherent = isFirst ? demoOrganiser(cast) : memberOf(cast, idea.team);
    return develop(cast, { id: index + 1, idea, stage, adherent });
  });
}

type Plan = { id: number; idea: ActivityIdea; stage: ActivityStage; adherent: DemoPerson };

function develop(cast: Cast, { id, idea, stage, adherent }: Plan): DemoActivity {
  const start = new Date(cast.now.getTime() - cast.random.between(32, 60) * DAY);
  const { firstname, lastname, nickname } = adherent;
  const by = { id: adherent.id, firstname, lastname, nickname };
  const editor = openSheetEditor(cast.random, start, (at) =>
    createFestivalActivity({ id, name: idea.name, by, at }),
  );
  leadActivityTo({ cast, editor, idea, adherent }, stage);
  return editor.close();
}

function demoOrganiser(cast: Cast): DemoPerson {
  const organiser = adherentsIn(cast).find(({ email }) => email === demoEmail("hard"));
  if (!organiser) throw new Error("The demo has no organiser account");
  return organiser;
}

/** All the ideas in any order, then again for each further day of a larger festival. */
function drawIdeas({ random }: Cast, count: number): ActivityIdea[] {
  const rounds = Math.ceil(count / activityIdeas.length);
  return Array.from({ length: rounds }, (_, round) =>
    random
      .some(activityIdeas, activityIdeas.length)
      .map((idea) => (round === 0 ? idea : { ...idea, name: `${idea.name} – ${extension(round)}` })),
  )
    .flat()
    .slice(0, count);
}

const extension = (round: number) =>
  ["deuxième édition", "hors les murs"][round - 1] ?? `suite ${String(round)}`;
