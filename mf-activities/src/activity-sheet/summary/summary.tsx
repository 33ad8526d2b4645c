import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { standingRejections } from "@coulisses/shared-domain/festival-event/standing-rejections";
import { historyDescriptions } from "@coulisses/shared-domain/festival-activity/labels";
import { canAskForReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { activityRoutes } from "@coulisses/shared-domain/routes/activity";
import { useCan, useSession } from "@coulisses/shared-auth";
import { useReviewActions } from "@coulisses/shared-sheets/review";
import { RefusalNotice, type SectionProgress, SheetHeader, useTeam } from "@coulisses/shared-sheets/page";
import { approve, askForReview, reject, takeBack } from "../../api/edits/review-edits";
import { useSheet } from "../sheet";
import { useRestart } from "./use-restart";
import { refusingTeams } from "./sections";
import { verdictsOf } from "./verdicts";

export function Summary({ sections }: { sections: readonly SectionProgress[] }) {
  const { sheet, canWrite, isArchived, write, sendForm } = useSheet();
  const { access } = useSession();
  const team = useTeam(sheet.inCharge.team);
  const mayReview = useCan("validate-fa");
  const { actions, dialog } = useReviewActions({
    kind: "FA",
    ask: canWrite && canAskForReview(sheet) ? askForReview() : undefined,
    verdicts: mayReview && !isArchived ? verdictsOf(sheet, access) : [],
    write,
    sendForm,
    edits: { approve, reject, takeBack },
  });
  const restart = useRestart();
  const refusing = refusingTeams(sheet);
  return (
    <SheetHeader
      number={`Fiche Activité n°${sheet.id}`}
      name={sheet.general.name}
      status={sheet.status}
      inCharge={{ label: "Responsable", person: sheet.inCharge.adherent }}
      team={team}
      reviews={sheet.status === DRAFT ? undefined : sheet.reviews}
      sections={sections}
      presence={{ sheet: { type: "FestivalActivity", id: sheet.id }, routes: activityRoutes }}
      edition={{ kind: "FA", of: sheet.edition }}
      actions={[...restart.actions, ...actions]}
    >
      <RefusalNotice
        teams={refusing}
        rejections={standingRejections(sheet.history, refusing, historyDescriptions.rejected)}
        sections={sections}
      />
      {dialog}
      {restart.dialog}
    </SheetHeader>
  );
}
