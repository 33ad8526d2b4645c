import type { UserIdentity } from "../../people/user";
import { createFestivalActivity } from "../create-and-remove";
import {
  APPROVED,
  type DraftFestivalActivity,
  type FestivalActivityReviewer,
  IN_REVIEW,
  type InReviewFestivalActivity,
  REFUSED,
  REJECTED,
  type RefusedFestivalActivity,
  type ReviewableFestivalActivity,
  type Reviews,
  VALIDATED,
  type ValidatedFestivalActivity,
  festivalActivityReviewers,
} from "../festival-activity";
import type { ReadyDraft } from "../review/readiness";
import { firstReviews, withReviews } from "../review/review";

/** The author of the sheets. */
export const noel: UserIdentity = { id: 1, firstname: "Noël", lastname: "Ertsemud" };
/** The person who acts on the sheets. */
export const lea: UserIdentity = {
  id: 2,
  firstname: "Léa",
  lastname: "Mauyno",
  nickname: "Shogosse",
};

/** Friday 16 May 2025, 14:30 in Paris, and some milliseconds. */
export const at = new Date("2025-05-16T12:30:45.678Z");
/** Léa acts at that time. */
export const act = { by: lea, at };

/** 10:00 to 12:00 in Paris. */
export const saturdayMorning = {
  id: "29124480-29124600",
  start: "2025-05-17T08:00:00.000Z",
  end: "2025-05-17T10:00:00.000Z",
};
/** 22:00 to midnight in Paris. */
export const saturdayNight = {
  id: "29125200-29125320",
  start: "2025-05-17T20:00:00.000Z",
  end: "2025-05-17T22:00:00.000Z",
};

/** A place of the catalogue. */
export const mainStage = { id: 7, name: "Scène Pulse" };

type Details = {
  [Part in "general" | "inCharge" | "signa" | "security" | "supply" | "inquiry"]?: Partial<
    DraftFestivalActivity[Part]
  >;
};

/** A draft by Noël, empty but for the given details. */
export function draft(details: Details = {}): DraftFestivalActivity {
  return withDetails(createFestivalActivity({ id: 1, name: "Escape game", by: noel, at }), details);
}

/** A private draft that lacks nothing for a review. */
export function readyDraft(details: Details = {}): ReadyDraft {
  const empty = draft();
  const ready = {
    ...empty,
    general: { ...empty.general, description: "<p>Une salle, une énigme</p>" },
    inCharge: { ...empty.inCharge, team: "culture" },
    signa: { ...empty.signa, location: mainStage },
  };
  return withDetails(ready, details);
}

/** A draft ready to be published. */
export function readyPublicDraft(details: Details = {}): ReadyDraft {
  const published = {
    toPublish: true,
    photoLink: "https://drive.exemple.fr/photo",
    categories: ["Culture"],
    timeWindows: [saturdayMorning],
  };
  return readyDraft({ ...details, general: { ...published, ...details.general } });
}

/** The sheet once in review, with these reviews instead of the first ones. */
export function reviewed(from: ReadyDraft, reviews: Partial<Reviews>): ReviewableFestivalActivity {
  const first = firstReviews(from.general.toPublish);
  return withReviews({ ...from, status: IN_REVIEW, reviews: first }, { ...first, ...reviews });
}

/** The sheet in review; no team has answered. */
export function inReview(from = readyDraft()): InReviewFestivalActivity {
  return { ...from, status: IN_REVIEW, reviews: firstReviews(from.general.toPublish) };
}

/** The sheet in review, approved by these teams. */
export function approvedBy(
  teams: readonly FestivalActivityReviewer[],
  from = readyDraft(),
): ReviewableFestivalActivity {
  return reviewed(from, Object.fromEntries(teams.map((team) => [team, APPROVED])));
}

/** The sheet approved by every team that reviews it. */
export function validated(from = readyDraft()): ValidatedFestivalActivity {
  const reviewers = festivalActivityReviewers.filter(
    (team) => from.general.toPublish || team !== "communication",
  );
  return { ...approvedBy(reviewers, from), status: VALIDATED };
}

/** The sheet rejected by these teams. */
export function refusedBy(
  teams: readonly FestivalActivityReviewer[],
  from = readyDraft(),
): RefusedFestivalActivity {
  const rejections = Object.fromEntries(teams.map((team) => [team, REJECTED]));
  return { ...reviewed(from, rejections), status: REFUSED };
}

function withDetails<FA extends DraftFestivalActivity>(fa: FA, details: Details): FA {
  return {
    ...fa,
    general: { ...fa.general, ...details.general },
    inCharge: { ...fa.inCharge, ...details.inCharge },
    signa: { ...fa.signa, ...details.signa },
    security: { ...fa.security, ...details.security },
    supply: { ...fa.supply, ...details.supply },
    inquiry: { ...fa.inquiry, ...details.inquiry },
  };
}
