import {
  DRAFT,
  type FestivalActivity,
  REJECTED,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  lockedSections,
  type Section,
  sectionsReviewedBy,
} from "@coulisses/shared-domain/festival-activity/review/locks";
import { missingParts } from "@coulisses/shared-domain/festival-activity/review/readiness";
import { teamsWithReview } from "@coulisses/shared-domain/festival-activity/review/review";
import { progressOf, type SectionPlan, type SectionProgress } from "@coulisses/shared-sheets/page";

const plan: SectionPlan<Section>[] = [
  { id: "general", title: "Général", parts: ["general", "generalTimeWindows"] },
  { id: "in-charge", title: "Responsable", parts: ["inCharge"] },
  { id: "signa", title: "Signa", parts: ["signa"] },
  { id: "security", title: "Sécurité", parts: ["security"] },
  { id: "supply", title: "Besoin en électricité et eau", parts: ["supply"] },
  {
    id: "inquiry",
    title: "Demande de matos",
    parts: ["inquiryTimeWindows", "inquiryOfMatos", "inquiryOfElec", "inquiryOfBarrieres"],
  },
  { id: "feedback", title: "Commentaires" },
];

/** The teams that refuse an activity; none in a draft. */
export const refusingTeams = (activity: FestivalActivity) =>
  activity.status === DRAFT ? [] : teamsWithReview(REJECTED, activity.reviews);

/**
 * The sections of an activity and how far each is, then the cards of other apps; a sheet that has left the draft lacks
 * nothing (FA-12).
 */
export function sectionsOf(
  activity: FestivalActivity,
  cards: readonly { name: string; title: string }[],
): SectionProgress[] {
  const counts: Record<string, number> = { feedback: activity.feedbacks.length, ft: activity.tasks.length };
  const whole = [...plan, ...cards.map(({ name, title }) => ({ id: name, title }))];
  const sections = progressOf(whole, {
    missing: activity.status === DRAFT ? missingParts(activity) : [],
    locks: lockedSections(activity),
    refusals: refusingTeams(activity).map((team) => ({ team, parts: sectionsReviewedBy(activity, team) })),
  });
  return sections.map((section) => {
    const count = counts[section.id];
    return count === undefined ? section : { ...section, count };
  });
}
