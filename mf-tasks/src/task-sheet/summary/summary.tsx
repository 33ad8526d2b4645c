import { assignmentsLostBy } from "@coulisses/shared-domain/festival-task/review/reject";
import { categoryLabel } from "@coulisses/shared-domain/assignment/category";
import { standingRejections } from "@coulisses/shared-domain/festival-event/standing-rejections";
import { canAskForReview } from "@coulisses/shared-domain/festival-task/review/ask-for-review";
import { DRAFT, READY_TO_ASSIGN, REJECTED } from "@coulisses/shared-domain/festival-task/festival-task";
import { historyDescriptions } from "@coulisses/shared-domain/festival-task/labels";
import { teamsWithReview } from "@coulisses/shared-domain/festival-task/review/review";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { taskRoutes } from "@coulisses/shared-domain/routes/task";
import { useCan, useSession } from "@coulisses/shared-auth";
import { Link } from "@coulisses/shared-pages/router";
import { fingerSized, makeStyles, Notice, Text, tokens } from "@coulisses/shared-ui/base";
import { useReviewActions } from "@coulisses/shared-sheets/review";
import { RefusalNotice, type SectionProgress, SheetHeader, useTeam } from "@coulisses/shared-sheets/page";
import { approve, askForReview, ignore, reject, takeBack, undo } from "../../api/edits/review-edits";
import { useSheet } from "../sheet";
import { useStartAssignment } from "./use-start-assignment";
import { verdictsOf } from "./verdicts";

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink, ...fingerSized } });

export function Summary({ sections }: { sections: readonly SectionProgress[] }) {
  const { sheet, canWrite, isArchived, write, sendForm } = useSheet();
  const { access } = useSession();
  const team = useTeam(sheet.general.team);
  const mayReview = useCan("validate-ft");
  const review = useReviewActions({
    kind: "FT",
    ask: canWrite && canAskForReview(sheet) ? askForReview() : undefined,
    verdicts: mayReview && !isArchived ? verdictsOf(sheet, access) : [],
    write,
    sendForm,
    edits: { approve, reject, ignore, takeBack, undo },
    rejectWarning: <LostAssignments count={assignmentsLostBy(sheet)} />,
  });
  const start = useStartAssignment();
  const refusing = teamsWithReview(REJECTED, sheet);
  return (
    <SheetHeader
      number={`Fiche Tâche n°${sheet.id}`}
      name={sheet.general.name}
      status={sheet.status}
      inCharge={{ label: "Gestionnaire", person: sheet.general.administrator }}
      team={team}
      reviews={sheet.status === DRAFT ? undefined : sheet.reviews}
      sections={sections}
      presence={{ sheet: { type: "FestivalTask", id: sheet.id }, routes: taskRoutes }}
      actions={[...start.actions, ...review.actions]}
      edition={{ kind: "FT", of: sheet.edition }}
      facts={<Facts />}
    >
      <RefusalNotice
        teams={refusing}
        rejections={standingRejections(sheet.history, refusing, historyDescriptions.rejected)}
        sections={sections}
      />
      {start.obstacles}
      {start.dialog}
      {review.dialog}
    </SheetHeader>
  );
}

/** Facts that only some tasks have. */
function Facts() {
  const { sheet, isArchived } = useSheet();
  const styles = useStyles();
  const assigns = useCan("affect-volunteer");
  return (
    <>
      {sheet.status !== DRAFT && <Text muted>Relecture suivie par {displayName(sheet.reviewer)}</Text>}
      {sheet.status === READY_TO_ASSIGN && (
        <>
          <Text muted>Catégorie de la tâche : {categoryLabel(sheet.category)}</Text>
          <Text muted>Tâche prioritaire : {sheet.topPriority ? "OUI" : "NON"}</Text>
          {assigns && !isArchived && (
            <Link to={`/assignment/task-orga?ft=${sheet.id}`} className={styles.link}>
              Affecter des bénévoles
            </Link>
          )}
        </>
      )}
    </>
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
