import { at, lea, mainStage, noel } from "../../festival-activity/testing/activities";
import type { InquiryRequest } from "../../festival-event/inquiry";
import { toTimeWindow } from "../../festival-event/time-window";
import type { UserIdentity } from "../../people/user";
import { noConflict } from "../mobilization/conflicts";
import { createFestivalTask } from "../create-and-remove";
import { enableAssignment } from "../mobilization/enable-assignment";
import {
  APPROVED,
  type DraftFestivalTask,
  type FestivalTaskReviewer,
  IN_REVIEW,
  type InReviewFestivalTask,
  type Instructions,
  type Mobilization,
  NOT_ASKING_TO_REVIEW,
  REFUSED,
  REJECTED,
  type ReadyToAssignFestivalTask,
  type RefusedFestivalTask,
  type ReviewableFestivalTask,
  type Reviews,
  VALIDATED,
  type ValidatedFestivalTask,
  festivalTaskReviewers,
} from "../festival-task";
import type { LinkedActivity } from "../linked-activity";
import type { ReadyDraft } from "../review/readiness";
import { firstReviews, withReviews } from "../review/review";
import type { TaskGear } from "../sections/requests";

/** A member of humain, who reviews. */
export const zoe: UserIdentity = { id: 3, firstname: "Zoé", lastname: "Renard" };
/** A person that no sheet names yet. */
export const max: UserIdentity = { id: 4, firstname: "Max", lastname: "Lenoir", nickname: null };

/** Léa with her telephone. */
export const leaAsContact = { ...lea, phone: "0612345678" };
/** Zoé with her telephone. */
export const zoeAsContact = { ...zoe, phone: "0687654321" };

/** An activity without supply request, still a draft. */
export const escapeGame: LinkedActivity = {
  id: 1,
  version: 1,
  name: "Escape game",
  status: "DRAFT",
  location: mainStage,
  timeWindows: [],
  hasSupplyRequest: false,
  inquiry: { timeWindows: [], all: [] },
};
/** The same activity, with a need of power: elec reviews its tasks. */
const poweredGame: LinkedActivity = { ...escapeGame, hasSupplyRequest: true };

/** Gear that is given back. */
export const ladder: TaskGear = {
  slug: "escabeau",
  name: "Escabeau",
  isConsumable: false,
  isPonctualUsage: true,
};
/** Gear that is used up. */
export const tape: TaskGear = {
  slug: "scotch",
  name: "Scotch",
  isConsumable: true,
  isPonctualUsage: true,
};

/** A request for two of a gear. */
export function request(
  { slug, name, isConsumable }: TaskGear,
  details: Partial<InquiryRequest> = {},
): InquiryRequest {
  return { slug, name, isConsumable, quantity: 2, ...details };
}

/** Paris time, summer; `day` of May 2024, of which the 17th is a Friday. */
export function mobilization(
  { from, to }: { from: string; to: string },
  details: Partial<Mobilization> = {},
): Mobilization {
  const instant = (moment: string) => {
    const [day, time] = moment.split(" ");
    return `2024-05-${day}T${time}:00+02:00`;
  };
  return {
    ...toTimeWindow({ start: instant(from), end: instant(to) }),
    durationSplitInHour: null,
    volunteers: [],
    teams: [{ team: "benevole", count: 2 }],
    ...details,
  };
}

/** From Friday evening to Saturday morning. */
export const fridayNight = mobilization({ from: "17 18:00", to: "18 10:00" });
/** From Saturday morning to its evening: touches the night before. */
export const saturday = mobilization({ from: "18 10:00", to: "18 18:00" });

/** The person as a mobilization names them, without conflict. */
export const named = (person: UserIdentity) => ({ ...person, conflicts: noConflict });

type Details = {
  festivalActivity?: LinkedActivity;
  general?: Partial<DraftFestivalTask["general"]>;
  instructions?: Partial<Instructions>;
  mobilizations?: Mobilization[];
  inquiries?: InquiryRequest[];
};

/** A draft by Noël under the escape game, empty but for the given details. */
export function draft(details: Details = {}): DraftFestivalTask {
  const empty = createFestivalTask({
    id: 1,
    name: "Monter les décors",
    festivalActivity: escapeGame,
    by: noel,
    at,
  });
  return withDetails(empty, details);
}

/** A draft that lacks nothing for a review. */
export function readyDraft(details: Details = {}): ReadyDraft {
  const empty = draft();
  const ready = {
    ...empty,
    general: { ...empty.general, team: "culture" },
    instructions: {
      ...empty.instructions,
      appointment: mainStage,
      contacts: [leaAsContact],
      global: "<p>Viens avec des gants</p>",
    },
    mobilizations: [fridayNight],
  };
  return withDetails(ready, details);
}

/** The same under an activity that needs power: elec reviews it too. */
export function readyPoweredDraft(details: Details = {}): ReadyDraft {
  return readyDraft({ festivalActivity: poweredGame, ...details });
}

/** The sheet once in review, followed by Zoé, with these reviews instead of the first ones. */
export function reviewed(from: ReadyDraft, reviews: Partial<Reviews>): ReviewableFestivalTask {
  const sheet = inReview(from);
  return withReviews(sheet, { ...sheet.reviews, ...reviews });
}

/** The sheet in review, followed by Zoé; no team has answered. */
export function inReview(from = readyDraft()): InReviewFestivalTask {
  const reviews = firstReviews(from.festivalActivity.hasSupplyRequest);
  return { ...from, status: IN_REVIEW, reviews, reviewer: zoe };
}

/** The sheet in review, approved by these teams. */
export function approvedBy(
  teams: readonly FestivalTaskReviewer[],
  from = readyDraft(),
): ReviewableFestivalTask {
  return reviewed(from, Object.fromEntries(teams.map((team) => [team, APPROVED])));
}

/** The sheet rejected by these teams; `others` says what the other ones did. */
export function refusedBy(
  teams: readonly FestivalTaskReviewer[],
  from = readyDraft(),
  others: Partial<Reviews> = {},
): RefusedFestivalTask {
  const rejections = Object.fromEntries(teams.map((team) => [team, REJECTED]));
  return { ...reviewed(from, { ...others, ...rejections }), status: REFUSED };
}

/** The sheet approved by every team that reviews it. */
export function validated(from = readyDraft()): ValidatedFestivalTask {
  const first = firstReviews(from.festivalActivity.hasSupplyRequest);
  const reviewers = festivalTaskReviewers.filter((team) => first[team] !== NOT_ASKING_TO_REVIEW);
  return { ...approvedBy(reviewers, from), status: VALIDATED };
}

/** The sheet once its assignment has started. */
export function readyToAssign(from = readyDraft()): ReadyToAssignFestivalTask {
  return enableAssignment(validated(from), { by: lea, at });
}

function withDetails<FT extends DraftFestivalTask>(ft: FT, details: Details): FT {
  return {
    ...ft,
    ...details,
    general: { ...ft.general, ...details.general },
    instructions: { ...ft.instructions, ...details.instructions },
  };
}
