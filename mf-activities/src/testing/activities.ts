import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import {
  APPROVED,
  REVIEWING,
  type FestivalActivity,
  type FestivalActivityReviewer,
  type ReviewableFestivalActivity,
  type Reviews,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";

export const noel: UserIdentity = { id: 7, firstname: "Noël", lastname: "Ertsemud", nickname: "Nono" };
export const lea: UserIdentity = { id: 8, firstname: "Léa", lastname: "Mauyno", nickname: null };

export const allReviewing: Reviews = {
  humain: REVIEWING,
  matos: REVIEWING,
  elec: REVIEWING,
  barrieres: REVIEWING,
  secu: REVIEWING,
  signa: REVIEWING,
  communication: REVIEWING,
};

export function preview(
  id: number,
  name: string,
  more: Partial<FestivalActivityPreview> = {},
): FestivalActivityPreview {
  return { id, name, status: "DRAFT", adherent: noel, team: null, needSupply: false, ...more };
}

export function draft(more: Partial<FestivalActivity> = {}): FestivalActivity {
  return {
    id: 12,
    version: 3,
    status: "DRAFT",
    general: {
      name: "Escape game",
      description: null,
      categories: [],
      toPublish: false,
      photoLink: null,
      isFlagship: false,
      timeWindows: [],
    },
    inCharge: { adherent: noel, team: null, contractors: [] },
    signa: { location: null, signages: [] },
    security: { specialNeed: null, freePass: 0 },
    supply: { electricity: [], water: null },
    inquiry: { timeWindows: [], gears: [], electricity: [], barriers: [] },
    feedbacks: [],
    history: [{ action: "CREATED", by: noel, at: "2026-01-10T09:00:00.000Z", description: "FA créée" }],
    tasks: [],
    ...more,
  } as FestivalActivity;
}

/** A private activity, complete, waiting for six teams. */
export function inReview(
  reviews: Partial<Reviews> = {},
  more: Partial<ReviewableFestivalActivity> = {},
): ReviewableFestivalActivity {
  const sheet = draft();
  return {
    ...sheet,
    status: "IN_REVIEW",
    general: { ...sheet.general, description: "<p>On cherche la sortie</p>" },
    inCharge: { ...sheet.inCharge, team: "culture" },
    signa: { ...sheet.signa, location: { id: 2, name: "Hall des Humanités" } },
    reviews: { ...allReviewing, communication: "NOT_ASKING_TO_REVIEW", ...reviews },
    ...more,
  } as ReviewableFestivalActivity;
}

export function approvedBy(...teams: FestivalActivityReviewer[]): Partial<Reviews> {
  return Object.fromEntries(teams.map((team) => [team, APPROVED]));
}
