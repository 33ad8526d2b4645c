import { categoryLabel } from "@coulisses/shared-domain/assignment/category";
import { canAskForReview } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { DRAFT, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { missingForReview } from "@coulisses/shared-domain/festival-task/review/readiness";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { Text } from "@coulisses/shared-ui/base";
import { AskForReview } from "@coulisses/shared-sheets/review";
import { SheetSummary } from "@coulisses/shared-sheets/page";
import { askForReview } from "../../api/edits/review-edits";
import { useTaskReviewers } from "../../api/use-task-reviewers";
import { useSheet } from "../sheet";
import { StartAssignment } from "./start-assignment";
import { VerdictButtons } from "./verdict-buttons";

const sections = [
  { id: "general", title: "Général" },
  { id: "fa", title: "FA associée" },
  { id: "inquiry", title: "Demande de matos" },
  { id: "instructions", title: "Instructions" },
  { id: "mobilization", title: "Mobilisations" },
  { id: "feedback", title: "Commentaires" },
];

export function Summary() {
  const { sheet, canWrite, write } = useSheet();
  const reviewers = useTaskReviewers();
  return (
    <SheetSummary
      numbers={{ short: `FT n°${sheet.id}`, long: `Fiche Tâche n°${sheet.id}` }}
      name={sheet.general.name}
      status={sheet.status}
      reviews={sheet.status === DRAFT ? undefined : sheet.reviews}
      reviewers={reviewers}
      sections={sections}
    >
      {sheet.status !== DRAFT && <Text size="small">Relecture suivie par {displayName(sheet.reviewer)}</Text>}
      {canWrite && (
        <AskForReview
          askable={canAskForReview(sheet)}
          missing={sheet.status === DRAFT ? missingForReview(sheet) : []}
          onAsk={() => write(askForReview())}
        />
      )}
      <VerdictButtons />
      <StartAssignment />
      {sheet.status === READY_TO_ASSIGN && (
        <div>
          <Text as="p" size="small">
            Catégorie de la tâche : {categoryLabel(sheet.category)}
          </Text>
          <Text as="p" size="small">
            Tâche prioritaire : {sheet.topPriority ? "OUI" : "NON"}
          </Text>
        </div>
      )}
    </SheetSummary>
  );
}
