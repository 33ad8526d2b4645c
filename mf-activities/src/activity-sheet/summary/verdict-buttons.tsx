import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useCan, useListFaReviewersQuery, useNotify, useSession } from "@coulisses/shared-auth";
import { onDemand } from "@coulisses/shared-sheets/dialog";
import { nameOfTeam, VerdictButtons as Buttons } from "@coulisses/shared-sheets/review";
import { useState } from "react";
import { approve } from "../../api/edits/review-edits";
import { useSheet } from "../sheet";
import { verdictsOf } from "./verdicts";

const RejectDialog = onDemand(() => import("./reject-dialog"));
const CHANGED = "La fiche a changé pendant ta relecture. Relis-la avant de l'approuver.";

export function VerdictButtons() {
  const { sheet, write } = useSheet();
  const { access } = useSession();
  const mayReview = useCan("validate-fa");
  const notify = useNotify();
  const { data: reviewers = [] } = useListFaReviewersQuery();
  const [rejecting, setRejecting] = useState<FestivalActivityReviewer | null>(null);

  const say = async (team: FestivalActivityReviewer) => {
    const { kind } = await write(approve(team));
    if (kind === "saved") {
      notify({ type: "success", message: `FA approuvée par l'équipe ${nameOfTeam(team, reviewers)}` });
    }
    if (kind === "conflict") notify({ type: "info", message: CHANGED, timeout: 6000 });
  };
  return (
    <>
      <Buttons
        verdicts={mayReview ? verdictsOf(sheet, access) : []}
        reviewers={reviewers}
        onApprove={say}
        onReject={setRejecting}
      />
      {rejecting && (
        <RejectDialog
          team={rejecting}
          teamName={nameOfTeam(rejecting, reviewers)}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  );
}
