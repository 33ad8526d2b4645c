import { DRAFT, type FestivalTask, REJECTED } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  lockedSections,
  type Section,
  sectionsReviewedBy,
} from "@coulisses/shared-domain/festival-task/review/locks";
import { missingParts } from "@coulisses/shared-domain/festival-task/review/readiness";
import { teamsWithReview } from "@coulisses/shared-domain/festival-task/review/review";
import { progressOf, type SectionPlan, type SectionProgress } from "@coulisses/shared-sheets/page";

const plan: SectionPlan<Section>[] = [
  { id: "general", title: "Général", parts: ["general"] },
  { id: "fa", title: "FA associée" },
  { id: "inquiry", title: "Demande de matos", parts: ["newRequests", "requests"] },
  { id: "instructions", title: "Instructions", parts: ["appointment", "instructions", "people"] },
  { id: "mobilization", title: "Mobilisations", parts: ["mobilizations", "people"] },
  { id: "feedback", title: "Commentaires" },
];

/** The sections of a task, and how far each is; one that has left the draft lacks nothing (FT-42). */
export function sectionsOf(task: FestivalTask): SectionProgress[] {
  const sections = progressOf(plan, {
    missing: task.status === DRAFT ? missingParts(task) : [],
    locks: lockedSections(task),
    refusals: teamsWithReview(REJECTED, task).map((team) => ({ team, parts: sectionsReviewedBy(team) })),
  });
  return sections.map((section) =>
    section.id === "feedback" ? { ...section, count: task.feedbacks.length } : section,
  );
}
