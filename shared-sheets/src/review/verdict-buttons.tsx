import { useNotify } from "@coulisses/shared-auth";
import { onDemand } from "@coulisses/shared-ui/overlay";
import type { SheetEdit, WriteEdit } from "../edit/send-edit";
import type { SendForm } from "../edit/send-form";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState, type ReactNode } from "react";
import { nameOfTeam, useReviewers } from "./reviewers";

const RejectDialog = onDemand(() => import("./reject-dialog"));
const CHANGED = "La fiche a changé pendant ta relecture. Relis-la avant de te prononcer.";

const useStyles = makeStyles({
  teams: { display: "flex", flexDirection: "column", gap: "8px" },
  // A long name has its buttons below it.
  team: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px" },
  name: { flexGrow: 1 },
  verdicts: { display: "flex", gap: "6px", marginLeft: "auto" },
  wide: { width: "100%" },
});

/** The decisions that one of the person's teams can make about the sheet now. */
export type Verdict<Reviewer extends string> = {
  team: Reviewer;
  canApprove: boolean;
  canReject: boolean;
  /** Absent when the team's review is required. */
  canIgnore?: boolean;
  /**
   * The French list of what the team must do before it can approve; a press gets the same list from the
   * server.
   */
  obstacle?: string;
};

/** The teams for which the person may review, and the edits. */
type VerdictButtonsProps<Sheet, Reviewer extends string> = {
  kind: "FA" | "FT";
  /** One for each of the person's reviewing teams. */
  verdicts: readonly Verdict<Reviewer>[];
  write: WriteEdit<Sheet>;
  /** Sends a rejection, whose dialog shows refusals. */
  sendForm: SendForm<Sheet>;
  edits: {
    approve: (team: Reviewer) => SheetEdit<Sheet>;
    reject: (team: Reviewer, reason: string) => SheetEdit<Sheet>;
    /** Absent where every review is required. */
    ignore?: (team: Reviewer) => SheetEdit<Sheet>;
  };
  /** The consequences of a rejection, for its dialog. */
  rejectWarning?: ReactNode;
};

/** Approve, reject or ignore, in one row for each of the person's reviewing teams. */
export function VerdictButtons<Sheet, Reviewer extends string>(props: VerdictButtonsProps<Sheet, Reviewer>) {
  const { kind, verdicts, write, sendForm, edits, rejectWarning } = props;
  const { approve, ignore } = edits;
  const styles = useStyles();
  const notify = useNotify();
  const reviewers = useReviewers();
  /** The button whose edit is being sent: `approve matos`. */
  const [sending, setSending] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<Reviewer | null>(null);
  if (verdicts.length === 0) return null;

  const send = async (button: string, edit: SheetEdit<Sheet>, success: string) => {
    setSending(button);
    const outcome = await write(edit);
    setSending(null);
    if (outcome.kind === "saved") notify({ type: "success", message: success });
    if (outcome.kind === "conflict") notify({ type: "info", message: CHANGED, timeout: 6000 });
  };
  return (
    <div className={styles.teams}>
      {verdicts.map(({ team, canApprove, canReject, canIgnore, obstacle }) => {
        const name = nameOfTeam(team, reviewers);
        return (
          <div key={team} className={styles.team}>
            <Text weight="medium" className={styles.name}>
              {name}
            </Text>
            <div className={styles.verdicts}>
              <Button
                size="small"
                icon={<UiIcon name="check" />}
                aria-label={`Approuver pour ${name}`}
                disabled={!canApprove && obstacle === undefined}
                loading={sending === `approve ${team}`}
                onClick={() =>
                  void send(`approve ${team}`, approve(team), `${kind} approuvée par l'équipe ${name}`)
                }
              >
                Approuver
              </Button>
              <Button
                size="small"
                danger
                icon={<UiIcon name="close" />}
                aria-label={`Rejeter pour ${name}`}
                disabled={!canReject}
                onClick={() => setRejecting(team)}
              >
                Rejeter
              </Button>
            </div>
            {ignore && canIgnore !== undefined && (
              <Button
                size="small"
                className={styles.wide}
                icon={<UiIcon name="eye-off" />}
                disabled={!canIgnore}
                loading={sending === `ignore ${team}`}
                onClick={() =>
                  void send(`ignore ${team}`, ignore(team), `${kind} ignorée par l'équipe ${name}`)
                }
              >
                Ignorer pour {name}
              </Button>
            )}
            {obstacle && (
              <Text size="small" muted className={styles.wide}>
                {obstacle}
              </Text>
            )}
          </div>
        );
      })}
      {rejecting && (
        <RejectDialog
          kind={kind}
          teamName={nameOfTeam(rejecting, reviewers)}
          warning={rejectWarning}
          send={async (reason) => {
            const outcome = await sendForm(edits.reject(rejecting, reason));
            return outcome && "keepMine" in outcome ? { message: CHANGED } : outcome;
          }}
          onClose={() => setRejecting(null)}
        />
      )}
    </div>
  );
}
