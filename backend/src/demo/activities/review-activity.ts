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
import { type Cast, memberOf } from "../cast";
import type { SheetEditor } from "../sheet-editor";
import type { DemoPerson } from "../people/people";

export function ask(editor: SheetEditor, adherent: DemoPerson): void {
  editor.apply((fa) => requestReview(fa, editor.actOf(adherent)).festivalActivity);
}

/** The teams whose review is awaited, in random order. */
export function reviewersOf({ random }: Cast, editor: SheetEditor): FestivalActivityReviewer[] {
  const fa = editor.read();
  if (fa.status === DRAFT) return [];
  const asked = festivalActivityReviewers.filter((team) => fa.reviews[team] !== NOT_ASKING_TO_REVIEW);
  return random.some(asked, asked.length);
}

/** Prepares what the team's approval needs, then approves. */
export function approveAs(cast: Cast, editor: SheetEditor, team: FestivalActivityReviewer): void {
  const owner = inquiryOwners.find((one) => one === team);
  if (owner) giveDrives(cast, editor, owner);
  if (team === "signa") linkSignages(cast, editor);
  editor.apply((fa) => approve(fa, { team, ...editor.actOf(memberOf(cast, team)) }));
}

export function rejectAs(cast: Cast, editor: SheetEditor, team: FestivalActivityReviewer): void {
  const reason = cast.random.pick(rejections[team]);
  editor.apply((fa) => reject(fa, { team, reason, ...editor.actOf(memberOf(cast, team)) }));
}

/** A reviewer asks a question, and the person in charge sometimes answers. */
export function addDiscussion(cast: Cast, editor: SheetEditor, adherent: DemoPerson): void {
  const { random } = cast;
  if (!random.happens(0.5)) return;
  const curious = memberOf(cast, random.pick(festivalActivityReviewers));
  say(editor, curious, random.pick(questions));
  if (random.happens(0.7)) say(editor, adherent, random.pick(answers));
}

function say(editor: SheetEditor, by: DemoPerson, content: string): void {
  editor.apply((fa) => addFeedback(fa, { content, ...editor.actOf(by) }));
}

const usualDrives: Record<InquiryOwner, readonly [Drive, ...Drive[]]> = {
  matos: ["Magasin", "Conteneur 24h", "Local 24h", "Livré par l'équipe logistique", "MdE"],
  elec: ["Livré par l'équipe élec", "Conteneur Parking K-fet"],
  barrieres: ["Livré par l'équipe logistique", "Parking Eiffel"],
};

function giveDrives({ random }: Cast, editor: SheetEditor, owner: InquiryOwner): void {
  for (const { slug } of requestsOf(editor.read().inquiry, owner)) {
    editor.apply((fa) => linkDrive(fa, slug, random.pick(usualDrives[owner])));
  }
}

function linkSignages({ random, signages }: Cast, editor: SheetEditor): void {
  for (const { id, type, text } of editor.read().signa.signages) {
    const candidates = signages.filter((one) => one.type === type);
    const [likely = random.some(candidates, 1)[0]] = candidates.filter(({ name }) => matches(name, text));
    if (!likely) continue;
    const catalogItem = { id: likely.id, name: likely.name, type: likely.type };
    editor.apply((fa) => linkSignage(fa, id, catalogItem));
  }
}
