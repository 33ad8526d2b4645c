import { assignmentsLostBy } from "@coulisses/shared-domain/festival-task/review/reject";
import { categoryLabel } from "@coulisses/shared-domain/assignment/category";
import { canAskForReview } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { DRAFT, READY_TO_ASSIGN } from "@coulisses/shared-domain/festival-task/festival-task";
import { missingForReview } from "@coulisses/shared-domain/festival-task/review/readiness";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { useCan, useSession } from "@coulisses/shared-auth";
import { Notice, Text } from "@coulisses/shared-ui/base";
import { AskForReview, VerdictButtons } from "@coulisses/shared-sheets/review";
import { SheetSummary } from "@coulisses/shared-sheets/page";
import { approve, askForReview, ignore, reject } from "../../api/edits/review-edits";
import { useSheet } from "../sheet";
import { StartAssignment } from "./start-assignment";
import { verdictsOf } from "./verdicts";

const sections = [
  { id: "general", title: "Général" },
  { id: "fa", title: "FA associée" },
  { id: "inquiry", title: "Demande de matos" },
  { id: "instructions", title: "Instructions" },
  { id: "mobilization", title: "Mobilisations" },
  { id: "feedback", title: "Commentaires" },
];

export function Summary() {
  const { sheet, canWrite, write, sendForm } = useSheet();
  const { access } = useSession();
  const mayReview = useCan("validate-ft");
  return (
    <SheetSummary
      numbers={{ short: `FT n°${sheet.id}`, long: `Fiche Tâche n°${sheet.id}` }}
      name={sheet.general.name}
      status={sheet.status}
      reviews={sheet.status === DRAFT ? undefined : sheet.reviews}
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
      <VerdictButtons
        kind="FT"
        verdicts={mayReview ? verdictsOf(sheet, access) : []}
        write={write}
        sendForm={sendForm}
        edits={{ approve, reject, ignore }}
        rejectWarning={<LostAssignments count={assignmentsLostBy(sheet)} />}
      />
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

/** Assignments that a refusal of an assignable task deletes. */
function LostAssignments({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice intent="warning" title="Cette FT est en cours d'affectation">
      {count > 1
        ? `Ses ${count} affectations seront supprimées, avec les personnes déjà affectées.`
        : "Son affectation sera supprimée, avec les personnes déjà affectées."}
    </Notice>
  );
}
