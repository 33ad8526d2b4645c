import type { FestivalTaskReviewer } from "@coulisses/shared-domain/festival-task/festival-task";
import { useCan, useNotify, useSession } from "@coulisses/shared-auth";
import { onDemand } from "@coulisses/shared-sheets/dialog";
import { nameOfTeam, VerdictButtons as Buttons } from "@coulisses/shared-sheets/review";
import { useState } from "react";
import { approve, ignore } from "../../api/edits/review-edits";
import type { SheetEdit } from "../../api/sheet-edit";
import { useTaskReviewers } from "../../api/use-task-reviewers";
import { useSheet } from "../sheet";
import { verdictsOf } from "./verdicts";

const RejectDialog = onDemand(() => import("./reject-dialog"));
const CHANGED = "La fiche a changé pendant ta relecture. Relis-la avant de te prononcer.";

export function VerdictButtons() {
  const { sheet, write } = useSheet();
  const { access } = useSession();
  const mayReview = useCan("validate-ft");
  const notify = useNotify();
  const reviewers = useTaskReviewers();
  const [rejecting, setRejecting] = useState<FestivalTaskReviewer | null>(null);

  const say = async (edit: SheetEdit, done: string) => {
    const { kind } = await write(edit);
    if (kind === "saved") notify({ type: "success", message: done });
    if (kind === "conflict") notify({ type: "info", message: CHANGED, timeout: 6000 });
  };
  return (
    <>
      <Buttons
        verdicts={mayReview ? verdictsOf(sheet, access) : []}
        reviewers={reviewers}
        onApprove={(team) => say(approve(team), `FT approuvée par l'équipe ${nameOfTeam(team, reviewers)}`)}
        onIgnore={(team) => say(ignore(team), `FT ignorée par l'équipe ${nameOfTeam(team, reviewers)}`)}
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
