import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import type { ActivityIdea } from "./activity-ideas";
import type { Cast } from "../cast";
import { fillActivity } from "./fill-activity";
import type { SheetEditor } from "../sheet-editor";
import type { DemoPerson } from "../people/people";
import type { Random } from "../random";
import { approveAs, ask, addDiscussion, rejectAs, reviewersOf } from "./review-activity";

/** The stage of a sheet; the number says how many of 120 end there. */
const shares = {
  sketch: 10,
  draft: 16,
  asked: 14,
  "half-reviewed": 28,
  refused: 16,
  "asked-again": 6,
  validated: 22,
  "validated-at-last": 8,
} as const;
export type ActivityStage = keyof typeof shares;
const stages = Object.keys(shares) as ActivityStage[];

/** As many stages as sheets, in the demo's proportions, shuffled. */
export function drawActivityStages(random: Random, count: number): ActivityStage[] {
  const drawn = stages.flatMap((stage) => Array.from({ length: shares[stage] }, () => stage));
  const repeated = Array.from({ length: Math.ceil(count / drawn.length) }, () =>
    random.some(drawn, drawn.length),
  );
  return repeated.flat().slice(0, count);
}

type Story = { cast: Cast; editor: SheetEditor; idea: ActivityIdea; adherent: DemoPerson };

/** Brings a new sheet to its stage, by the festival's rules only. */
export function leadActivityTo(story: Story, stage: ActivityStage): void {
  const { cast, editor, idea, adherent } = story;
  if (stage === "sketch") return;
  fillActivity(cast, editor, idea);
  addDiscussion(cast, editor, adherent);
  if (stage === "draft") return;
  ask(editor, adherent);
  reviews[stage](story);
}

const reviews: Record<Exclude<ActivityStage, "sketch" | "draft">, (story: Story) => void> = {
  asked: () => undefined,
  "half-reviewed": ({ cast, editor }) => {
    approveSome(cast, editor, cast.random.between(1, 5));
  },
  refused: refuse,
  "asked-again": (story) => {
    refuse(story);
    correct(story);
  },
  validated: ({ cast, editor }) => {
    for (const team of reviewersOf(cast, editor)) approveAs(cast, editor, team);
  },
  "validated-at-last": (story) => {
    const { cast, editor } = story;
    const [doubtful = "humain", ...others] = reviewersOf(cast, editor);
    rejectAs(cast, editor, doubtful);
    for (const team of others) approveAs(cast, editor, team);
    correct(story);
    approveAs(cast, editor, doubtful);
  },
};

function approveSome(cast: Cast, editor: SheetEditor, count: number): void {
  for (const team of reviewersOf(cast, editor).slice(0, count)) approveAs(cast, editor, team);
}

function refuse({ cast, editor }: Story): void {
  const teams = reviewersOf(cast, editor);
  const refusals = cast.random.between(1, 2);
  for (const team of teams.slice(0, refusals)) rejectAs(cast, editor, team);
  for (const team of teams.slice(refusals, cast.random.between(2, 5))) approveAs(cast, editor, team);
}

/** The person in charge corrects the open sections, answers, and asks again. */
function correct({ cast, editor, adherent }: Story): void {
  const fa = editor.read();
  const isOpen = fa.status !== "DRAFT" && fa.reviews.secu !== "APPROVED";
  if (isOpen) editor.apply((sheet) => updateSecurity(sheet, { freePass: sheet.security.freePass + 1 }));
  addDiscussion(cast, editor, adherent);
  ask(editor, adherent);
}
