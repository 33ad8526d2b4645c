import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useCan, useSession } from "@coulisses/shared-auth";
import { AskForReview, VerdictButtons } from "@coulisses/shared-sheets/review";
import { SheetSummary } from "@coulisses/shared-sheets/page";
import { approve, askForReview, reject } from "../../api/edits/review-edits";
import { useSheet } from "../sheet";
import { readinessOf } from "./readiness";
import { verdictsOf } from "./verdicts";

const sections = [
  { id: "general", title: "Général" },
  { id: "in-charge", title: "Responsable" },
  { id: "signa", title: "Signa" },
  { id: "security", title: "Sécurité" },
  { id: "supply", title: "Besoin en électricité et eau" },
  { id: "inquiry", title: "Demande de matos" },
  { id: "feedback", title: "Commentaires" },
  { id: "ft", title: "FT associées" },
];

export function Summary() {
  const { sheet, canWrite, write, sendForm } = useSheet();
  const { access } = useSession();
  const mayReview = useCan("validate-fa");
  return (
    <SheetSummary
      numbers={{ short: `FA n°${sheet.id}`, long: `Fiche Activité n°${sheet.id}` }}
      name={sheet.general.name}
      status={sheet.status}
      reviews={sheet.status === DRAFT ? undefined : sheet.reviews}
      sections={sections}
    >
      {canWrite && <AskForReview {...readinessOf(sheet)} onAsk={() => write(askForReview())} />}
      <VerdictButtons
        kind="FA"
        verdicts={mayReview ? verdictsOf(sheet, access) : []}
        write={write}
        sendForm={sendForm}
        edits={{ approve, reject }}
      />
    </SheetSummary>
  );
}
