import { lockedBy } from "../../festival-event/errors";
import { DRAFT, type FestivalActivity, type FestivalActivityReviewer } from "../festival-activity";
import { type InquiryOwner, requestsOf } from "../../festival-event/inquiry";
import { hasApproved } from "./review";

/** The parts of a sheet that a team's approval closes to changes. */
const sections = [
  "general",
  "generalTimeWindows",
  "inCharge",
  "signa",
  "security",
  "supply",
  "inquiryTimeWindows",
  "inquiryOfMatos",
  "inquiryOfElec",
  "inquiryOfBarrieres",
] as const;
/** A part of the sheet that closes as a whole. */
export type Section = (typeof sections)[number];

const whoLocks: Record<Section, (fa: FestivalActivity) => readonly FestivalActivityReviewer[]> = {
  /** FA-34: communication locks published activities, humain the others. */
  general: (fa) => [fa.general.toPublish ? "communication" : "humain"],
  generalTimeWindows: () => ["humain"],
  inCharge: () => ["humain"],
  signa: () => ["signa"],
  security: () => ["secu"],
  supply: () => ["elec"],
  inquiryTimeWindows: inquiryWindowLockers,
  inquiryOfMatos: () => ["matos"],
  inquiryOfElec: () => ["elec"],
  inquiryOfBarrieres: () => ["barrieres"],
};

const requestSections: Record<InquiryOwner, Section> = {
  matos: "inquiryOfMatos",
  elec: "inquiryOfElec",
  barrieres: "inquiryOfBarrieres",
};

/** The section that holds the requests for one team's gear. */
export const sectionOfRequests = (owner: InquiryOwner): Section => requestSections[owner];

/** The teams whose approval closes this section now; none when it is open. */
export function lockersOf(fa: FestivalActivity, section: Section): FestivalActivityReviewer[] {
  if (fa.status === DRAFT) return [];
  return whoLocks[section](fa).filter((team) => hasApproved(fa, team));
}

/** The sections that this team's approval closes now or would close: what its review is about. */
export function sectionsReviewedBy(fa: FestivalActivity, team: FestivalActivityReviewer): Section[] {
  return sections.filter((section) => whoLocks[section](fa).includes(team));
}

/** Every closed section with the teams that closed it, for the screen. */
export function lockedSections(fa: FestivalActivity): Partial<Record<Section, FestivalActivityReviewer[]>> {
  const locked = sections
    .map((section) => [section, lockersOf(fa, section)] as const)
    .filter(([, teams]) => teams.length > 0);
  return Object.fromEntries(locked);
}

/** FA-38: throws `refused` « La FA a déjà été validée par … » when a team's approval closes this section. */
export function checkOpen(fa: FestivalActivity, section: Section): void {
  const teams = lockersOf(fa, section);
  if (teams.length > 0) throw lockedBy("FA", teams);
}

const ownersAsListed = ["barrieres", "elec", "matos"] as const satisfies readonly InquiryOwner[];

/** FA-56: an owner without request does not close the windows, unless all three have approved. */
function inquiryWindowLockers(fa: FestivalActivity): readonly FestivalActivityReviewer[] {
  const concerned = ownersAsListed.filter((owner) => requestsOf(fa.inquiry, owner).length > 0);
  if (concerned.some((owner) => hasApproved(fa, owner))) return concerned;
  return ownersAsListed.every((owner) => hasApproved(fa, owner)) ? ownersAsListed : [];
}
