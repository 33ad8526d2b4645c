import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import type { ActivityIdea } from "./activity-ideas";
import type { Cast } from "./cast";
import { fillActivity } from "./fill-activity";
import type { Notebook } from "./notebook";
import type { DemoPerson } from "./people";
import type { Random } from "./random";
import { approveAs, ask, discuss, rejectAs, reviewersOf } from "./review-activity";

/** How far a sheet has come; the number says how many of 120 end so. */
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
export type Fate = keyof typeof shares;
export const fates = Object.keys(shares) as Fate[];

/** As many fates as sheets, in the demo's proportions, shuffled. */
export function drawFates(random: Random, count: number): Fate[] {
  const drawn = fates.flatMap((fate) => Array.from({ length: shares[fate] }, () => fate));
  const repeated = Array.from({ length: Math.ceil(count / drawn.length) }, () =>
    random.some(drawn, drawn.length),
  );
  return repeated.flat().slice(0, count);
}

type Story = { cast: Cast; notebook: Notebook; idea: ActivityIdea; adherent: DemoPerson };

/** Leads a new sheet to its fate, by the festival's rules only. */
export function tell(story: Story, fate: Fate): void {
  const { cast, notebook, idea, adherent } = story;
  if (fate === "sketch") return;
  fillActivity(cast, notebook, idea);
  discuss(cast, notebook, adherent);
  if (fate === "draft") return;
  ask(notebook, adherent);
  reviews[fate](story);
}

const reviews: Record<Exclude<Fate, "sketch" | "draft">, (story: Story) => void> = {
  asked: () => undefined,
  "half-reviewed": ({ cast, notebook }) => {
    approveSome(cast, notebook, cast.random.between(1, 5));
  },
  refused: refuse,
  "asked-again": (story) => {
    refuse(story);
    correct(story);
  },
  validated: ({ cast, notebook }) => {
    for (const team of reviewersOf(cast, notebook)) approveAs(cast, notebook, team);
  },
  "validated-at-last": (story) => {
    const { cast, notebook } = story;
    const [doubtful = "humain", ...others] = reviewersOf(cast, notebook);
    rejectAs(cast, notebook, doubtful);
    for (const team of others) approveAs(cast, notebook, team);
    correct(story);
    approveAs(cast, notebook, doubtful);
  },
};

function approveSome(cast: Cast, notebook: Notebook, count: number): void {
  for (const team of reviewersOf(cast, notebook).slice(0, count)) approveAs(cast, notebook, team);
}

function refuse({ cast, notebook }: Story): void {
  const teams = reviewersOf(cast, notebook);
  const refusals = cast.random.between(1, 2);
  for (const team of teams.slice(0, refusals)) rejectAs(cast, notebook, team);
  for (const team of teams.slice(refusals, cast.random.between(2, 5))) approveAs(cast, notebook, team);
}

/** The person in charge corrects what may still be corrected, answers, and asks again. */
function correct({ cast, notebook, adherent }: Story): void {
  const fa = notebook.read();
  const isOpen = fa.status !== "DRAFT" && fa.reviews.secu !== "APPROVED";
  if (isOpen) notebook.apply((sheet) => updateSecurity(sheet, { freePass: sheet.security.freePass + 1 }));
  discuss(cast, notebook, adherent);
  ask(notebook, adherent);
}
