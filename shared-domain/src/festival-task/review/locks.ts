import { type FestivalError, refused } from "../../festival-error";
import { lockedBy } from "../../festival-event/errors";
import { type Act, keyEvent } from "../../festival-event/history";
import {
  APPROVED,
  DRAFT,
  type FestivalTask,
  type FestivalTaskReviewer,
  IN_REVIEW,
  READY_TO_ASSIGN,
  REFUSED,
  REVIEWING,
  type Reviews,
  VALIDATED,
  festivalTaskReviewers,
} from "../festival-task";
import { historyDescriptions } from "../labels";
import { approversOf } from "./review";

/** The parts of a sheet that approvals close to changes. */
const sections = [
  "general",
  /** Contacts, volunteers in charge, volunteers and teams of a mobilization. */
  "people",
  "appointment",
  /** Global instructions, instructions of those in charge. */
  "instructions",
  "mobilizations",
  "newRequests",
  "requests",
] as const;
/** A part of the sheet that closes as a whole. */
export type Section = (typeof sections)[number];

const nobody: readonly FestivalTaskReviewer[] = [];
const humain: readonly FestivalTaskReviewer[] = ["humain"];
const matos: readonly FestivalTaskReviewer[] = ["matos"];
const anyone = festivalTaskReviewers;

/** FT-40: the teams whose approval closes a section in review, once refused, and from the validation on. */
type Lockers = Record<typeof IN_REVIEW | typeof REFUSED | "SETTLED", readonly FestivalTaskReviewer[]>;
const whoLocks: Record<Section, Lockers> = {
  general: { IN_REVIEW: humain, REFUSED: humain, SETTLED: anyone },
  people: { IN_REVIEW: humain, REFUSED: humain, SETTLED: anyone },
  appointment: { IN_REVIEW: humain, REFUSED: humain, SETTLED: anyone },
  instructions: { IN_REVIEW: anyone, REFUSED: nobody, SETTLED: anyone },
  mobilizations: { IN_REVIEW: anyone, REFUSED: nobody, SETTLED: anyone },
  newRequests: { IN_REVIEW: matos, REFUSED: matos, SETTLED: anyone },
  requests: { IN_REVIEW: matos, REFUSED: matos, SETTLED: matos },
};

/** Sections whose refusal after validation names no team. */
const sectionsWithoutMessage: readonly Section[] = ["general", "people", "newRequests"];

/** FT-41: sections whose changes reset the approvals of a refused sheet. */
const sectionsThatReset: readonly Section[] = ["appointment", "instructions", "mobilizations"];

/** The teams whose approval closes this section now; none when it is open. */
export function lockersOf(ft: FestivalTask, section: Section): FestivalTaskReviewer[] {
  if (ft.status === DRAFT) return [];
  const stage = ft.status === IN_REVIEW || ft.status === REFUSED ? ft.status : "SETTLED";
  return whoLocks[section][stage].filter((team) => ft.reviews[team] === APPROVED);
}

/** The sections that only this team's approval closes in review: what its review is about. */
export function sectionsReviewedBy(team: FestivalTaskReviewer): Section[] {
  return sections.filter((section) => {
    const lockers = whoLocks[section].IN_REVIEW;
    return lockers.length === 1 && lockers[0] === team;
  });
}

/** Every closed section with the teams that closed it, for the screen. */
export function lockedSections(ft: FestivalTask): Partial<Record<Section, FestivalTaskReviewer[]>> {
  const locked = sections
    .map((section) => [section, lockersOf(ft, section)] as const)
    .filter(([, teams]) => teams.length > 0);
  return Object.fromEntries(locked);
}

/**
 * FT-40: throws `refused` « La FT a déjà été validée par … » when an approval closes this section, « Cas non géré
 * » for some sections once the task is validated.
 */
export function checkOpen(ft: FestivalTask, section: Section): void {
  const teams = lockersOf(ft, section);
  if (teams.length > 0) throw lockRefusal(ft, section, teams);
}

/** FT-41: the approvals that a change of this section would reset. Screens warn beforehand. */
export function approvalsResetBy(ft: FestivalTask, section: Section): FestivalTaskReviewer[] {
  if (ft.status !== REFUSED || !sectionsThatReset.includes(section)) return [];
  return lockersOf(ft, section).length > 0 ? [] : approversOf(ft);
}

/** The changed section, and the history's words for the change. */
type Change = { section: Section; reason: string };

/**
 * FT-41: on a refused sheet, the teams that had approved review again after a change; the history says why.
 */
export function resetApprovals<FT extends FestivalTask>(ft: FT, { section, reason }: Change, act: Act): FT {
  const teams = approvalsResetBy(ft, section);
  if (ft.status !== REFUSED || teams.length === 0) return ft;
  const again = Object.fromEntries(teams.map((team) => [team, REVIEWING] as const));
  const reviews: Reviews = { ...ft.reviews, ...again };
  const event = keyEvent("RESET_REVIEW", act, historyDescriptions.resetReview(reason));
  return { ...ft, reviews, history: [...ft.history, event] };
}

function lockRefusal(
  ft: FestivalTask,
  section: Section,
  teams: readonly FestivalTaskReviewer[],
): FestivalError {
  const settled = ft.status === VALIDATED || ft.status === READY_TO_ASSIGN;
  return settled && sectionsWithoutMessage.includes(section)
    ? refused("Cas non géré")
    : lockedBy("FT", teams);
}
