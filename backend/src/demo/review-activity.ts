import { approve } from "@coulisses/shared-domain/festival-activity/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import {
  type FestivalActivityReviewer,
  NOT_ASKING_TO_REVIEW,
  DRAFT,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  type InquiryOwner,
  inquiryOwners,
  requestsOf,
} from "@coulisses/shared-domain/festival-event/inquiry";
import { linkDrive } from "@coulisses/shared-domain/festival-activity/sections/inquiry-requests";
import { reject } from "@coulisses/shared-domain/festival-activity/review/reject";
import { linkSignage } from "@coulisses/shared-domain/festival-activity/sections/signa";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { matches } from "@coulisses/shared-domain/slug";
import { answers, questions, rejections } from "./activity-words";
import { type Cast, someoneOf } from "./cast";
import type { Notebook } from "./notebook";
import type { DemoPerson } from "./people";

export function ask(notebook: Notebook, adherent: DemoPerson): void {
  notebook.apply((fa) => requestReview(fa, notebook.actOf(adherent)).festivalActivity);
}

/** The teams whose word is awaited, in the order in which they happen to answer. */
export function reviewersOf({ random }: Cast, notebook: Notebook): FestivalActivityReviewer[] {
  const fa = notebook.read();
  if (fa.status === DRAFT) return [];
  const asked = festivalActivityReviewers.filter((team) => fa.reviews[team] !== NOT_ASKING_TO_REVIEW);
  return random.some(asked, asked.length);
}

/** A team prepares what its approval asks for, then approves. */
export function approveAs(cast: Cast, notebook: Notebook, team: FestivalActivityReviewer): void {
  const owner = inquiryOwners.find((one) => one === team);
  if (owner) giveDrives(cast, notebook, owner);
  if (team === "signa") linkSignages(cast, notebook);
  notebook.apply((fa) => approve(fa, { team, ...notebook.actOf(someoneOf(cast, team)) }));
}

export function rejectAs(cast: Cast, notebook: Notebook, team: FestivalActivityReviewer): void {
  const reason = cast.random.pick(rejections[team]);
  notebook.apply((fa) => reject(fa, { team, reason, ...notebook.actOf(someoneOf(cast, team)) }));
}

/** Somebody asks, and the person in charge sometimes answers. */
export function discuss(cast: Cast, notebook: Notebook, adherent: DemoPerson): void {
  const { random } = cast;
  if (!random.happens(0.5)) return;
  const curious = someoneOf(cast, random.pick(festivalActivityReviewers));
  say(notebook, curious, random.pick(questions));
  if (random.happens(0.7)) say(notebook, adherent, random.pick(answers));
}

function say(notebook: Notebook, by: DemoPerson, content: string): void {
  notebook.apply((fa) => addFeedback(fa, { content, ...notebook.actOf(by) }));
}

const usualDrives: Record<InquiryOwner, readonly [Drive, ...Drive[]]> = {
  matos: ["Magasin", "Conteneur 24h", "Local 24h", "Livré par l'équipe logistique", "MdE"],
  elec: ["Livré par l'équipe élec", "Conteneur Parking K-fet"],
  barrieres: ["Livré par l'équipe logistique", "Parking Eiffel"],
};

function giveDrives({ random }: Cast, notebook: Notebook, owner: InquiryOwner): void {
  for (const { slug } of requestsOf(notebook.read().inquiry, owner)) {
    notebook.apply((fa) => linkDrive(fa, slug, random.pick(usualDrives[owner])));
  }
}

function linkSignages({ random, signages }: Cast, notebook: Notebook): void {
  for (const { id, type, text } of notebook.read().signa.signages) {
    const candidates = signages.filter((one) => one.type === type);
    const [likely = random.some(candidates, 1)[0]] = candidates.filter(({ name }) => matches(name, text));
    if (!likely) continue;
    const catalogItem = { id: likely.id, name: likely.name, type: likely.type };
    notebook.apply((fa) => linkSignage(fa, id, catalogItem));
  }
}
