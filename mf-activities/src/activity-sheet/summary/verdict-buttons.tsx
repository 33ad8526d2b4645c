import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useCan, useListFaReviewersQuery, useNotify, useSession } from "@coulisses/shared-auth";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { approve } from "../../api/edits/review-edits";
import { onDemand } from "../../parts/on-demand";
import { useSheet } from "../sheet-context";
import { verdictsOf } from "./verdicts";

const RejectDialog = onDemand(() => import("./reject-dialog"));
const CHANGED = "La fiche a changé pendant ta relecture. Relis-la avant de l'approuver.";

const useStyles = makeStyles({
  teams: { display: "flex", flexDirection: "column", gap: "8px" },
  team: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto auto", alignItems: "center", gap: "6px" },
  obstacle: { gridColumn: "1 / -1" },
});

/** One row for each of my reviewing teams. */
export function VerdictButtons() {
  const styles = useStyles();
  const { activity, write } = useSheet();
  const { access } = useSession();
  const mayReview = useCan("validate-fa");
  const notify = useNotify();
  const { data: reviewers = [] } = useListFaReviewersQuery();
  const [approving, setApproving] = useState<FestivalActivityReviewer | null>(null);
  const [rejecting, setRejecting] = useState<FestivalActivityReviewer | null>(null);
  const verdicts = mayReview ? verdictsOf(activity, access) : [];
  if (verdicts.length === 0) return null;

  const nameOf = (code: string) => reviewers.find((team) => team.code === code)?.name ?? code;
  const say = async (team: FestivalActivityReviewer) => {
    setApproving(team);
    const { kind } = await write(approve(team));
    setApproving(null);
    if (kind === "saved") notify({ type: "success", message: `FA approuvée par l'équipe ${nameOf(team)}` });
    if (kind === "conflict") notify({ type: "info", message: CHANGED, timeout: 6000 });
  };
  return (
    <div className={styles.teams}>
      {verdicts.map(({ team, canApprove, canReject, obstacle }) => (
        <div key={team} className={styles.team}>
          <Text weight="medium" truncate>
            {nameOf(team)}
          </Text>
          <Button
            size="small"
            icon={<UiIcon name="check" />}
            aria-label={`Approuver pour ${nameOf(team)}`}
            disabled={!canApprove}
            loading={approving === team}
            onClick={() => void say(team)}
          >
            Approuver
          </Button>
          <Button
            size="small"
            danger
            icon={<UiIcon name="close" />}
            aria-label={`Rejeter pour ${nameOf(team)}`}
            disabled={!canReject}
            onClick={() => setRejecting(team)}
          >
            Rejeter
          </Button>
          {obstacle && (
            <Text size="small" muted className={styles.obstacle}>
              {obstacle}
            </Text>
          )}
        </div>
      ))}
      {rejecting && (
        <RejectDialog team={rejecting} teamName={nameOf(rejecting)} onClose={() => setRejecting(null)} />
      )}
    </div>
  );
}
