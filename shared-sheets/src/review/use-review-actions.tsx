import { useNotify } from "@coulisses/shared-auth";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState, type ReactNode } from "react";
import type { SheetEdit, VersionedSheet, WriteEdit } from "../edit/send-edit";
import type { SendForm } from "../edit/send-form";
import { useReviewQueue } from "../queue/queue-context";
import { queueKeys, useQueueKeys } from "../queue/queue-keys";
import { nameOfTeam, useReviewers } from "./reviewers";
import type { SheetAction } from "./sheet-actions";
import { useTellVerdict } from "./use-tell-verdict";

const RejectDialog = onDemand(() => import("./reject-dialog"));
const CHANGED = "La fiche a changé pendant ta relecture. Relis-la avant de te prononcer.";

/** The decisions that one of the person's teams can make about the sheet now. */
export type Verdict<Reviewer extends string> = {
  team: Reviewer;
  /** True while the team has still to answer. */
  isAwaited: boolean;
  canApprove: boolean;
  canReject: boolean;
  /**
   * The French list of what the team must do before it can approve; a press gets the same list from the
   * server.
   */
  obstacle?: string;
  /** Absent when the team's review is required; `obstacle` is the French reason why it can't be left out now. */
  ignore?: { obstacle?: string };
};

/** The reader's rights in the review of a sheet, and the edits that use them. */
type ReviewActions<Sheet, Reviewer extends string> = {
  kind: "FA" | "FT";
  /** Asks for a review; absent where the status or the person's rights don't allow it. */
  ask?: SheetEdit<Sheet> | undefined;
  /** One for each of the person's reviewing teams. */
  verdicts: readonly Verdict<Reviewer>[];
  write: WriteEdit<Sheet>;
  /** Sends a rejection, whose dialog shows refusals. */
  sendForm: SendForm<Sheet>;
  edits: {
    approve: (team: Reviewer) => SheetEdit<Sheet>;
    reject: (team: Reviewer, reason: string) => SheetEdit<Sheet>;
    /** Takes back an approval or a rejection that was awaited. */
    takeBack?: (team: Reviewer) => SheetEdit<Sheet>;
    /** Undoes an ignored review that was awaited, by the version of the sheet that it made. */
    undo?: (version: number) => SheetEdit<Sheet>;
    /** Absent where every review is required. */
    ignore?: (team: Reviewer) => SheetEdit<Sheet>;
  };
  /** The consequences of a rejection, for its dialog. */
  rejectWarning?: ReactNode;
};

const ASKING = "Demande de relecture";

/**
 * The reader's actions on the review of a sheet, the most awaited first: the verdicts of their teams, the request for
 * a review, then what may still be done. `dialog` is the question that one of them asks. In a queue, its team comes first,
 * its verdicts have keys, and the next sheet follows them.
 */
export function useReviewActions<Sheet extends VersionedSheet, Reviewer extends string>(
  given: ReviewActions<Sheet, Reviewer>,
): { actions: SheetAction[]; dialog: ReactNode } {
  const { kind, ask, write, sendForm, edits, rejectWarning } = given;
  const notify = useNotify();
  const reviewers = useReviewers();
  const queue = useReviewQueue();
  const tell = useTellVerdict(kind, write);
  /** The label of the action that is being sent. */
  const [sending, setSending] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<Verdict<Reviewer> | null>(null);
  const isQueued = ({ team, isAwaited }: Verdict<Reviewer>) => isAwaited && team === queue?.team;
  const verdicts = given.verdicts.toSorted((a, b) => Number(isQueued(b)) - Number(isQueued(a)));

  const send = async (label: string, edit: SheetEdit<Sheet>, onSaved?: (sheet: Sheet) => void) => {
    setSending(label);
    const outcome = await write(edit);
    setSending(null);
    if (!onSaved) return;
    if (outcome.kind === "saved") onSaved(outcome.sheet);
    if (outcome.kind === "conflict") notify({ type: "info", message: CHANGED, timeout: 6000 });
  };
  const settle = (verdict: Verdict<Reviewer>, sheet: Sheet, done: "approuvée" | "rejetée" | "ignorée") => {
    const { team, isAwaited } = verdict;
    const teamName = nameOfTeam(team, reviewers);
    tell({
      message: `${kind} ${done} par l'équipe ${teamName}`,
      sheet,
      teamName,
      takeBack: isAwaited
        ? done === "ignorée"
          ? edits.undo?.(sheet.version)
          : edits.takeBack?.(team)
        : undefined,
    });
    if (isQueued(verdict)) queue?.goOn();
  };

  const approval = (verdict: Verdict<Reviewer>): SheetAction => {
    const { team, isAwaited, obstacle } = verdict;
    const label = `Approuver pour ${nameOfTeam(team, reviewers)}`;
    return {
      label,
      icon: "check",
      forward: isAwaited,
      sending: sending === label,
      hint: obstacle,
      ...(isQueued(verdict) && { shortcut: queueKeys.approve }),
      onSelect: () => void send(label, edits.approve(team), (sheet) => settle(verdict, sheet, "approuvée")),
    };
  };
  const ignoring = (verdict: Verdict<Reviewer>): SheetAction[] => {
    const { team, ignore } = verdict;
    const toIgnore = edits.ignore?.(team);
    if (!ignore || !toIgnore) return [];
    const label = `Ignorer pour ${nameOfTeam(team, reviewers)}`;
    return [
      {
        label,
        icon: "eye-off",
        refused: ignore.obstacle !== undefined,
        hint: ignore.obstacle,
        onSelect: () => void send(label, toIgnore, (sheet) => settle(verdict, sheet, "ignorée")),
      },
    ];
  };
  const rejection = (verdict: Verdict<Reviewer>): SheetAction => ({
    label: `Rejeter pour ${nameOfTeam(verdict.team, reviewers)}`,
    icon: "close",
    danger: true,
    ...(isQueued(verdict) && { beside: true, shortcut: queueKeys.reject }),
    onSelect: () => setRejecting(verdict),
  });

  const approvable = verdicts.filter(({ canApprove, obstacle }) => canApprove || obstacle !== undefined);
  const asking = { label: ASKING, icon: "send", forward: true, sending: sending === ASKING } as const;
  const actions: SheetAction[] = [
    ...approvable.filter(({ isAwaited }) => isAwaited).map(approval),
    ...(ask ? [{ ...asking, onSelect: () => void send(ASKING, ask) }] : []),
    ...approvable.filter(({ isAwaited }) => !isAwaited).map(approval),
    ...verdicts.flatMap((verdict) => [
      ...ignoring(verdict),
      ...(verdict.canReject ? [rejection(verdict)] : []),
    ]),
  ];
  const onKey = ({ keys }: { keys: string }) => {
    const action = actions.find(({ shortcut }) => shortcut?.keys === keys);
    return action?.sending ? undefined : action?.onSelect;
  };
  useQueueKeys({ approve: onKey(queueKeys.approve), reject: onKey(queueKeys.reject) });

  const dialog = rejecting && (
    <RejectDialog
      kind={kind}
      teamName={nameOfTeam(rejecting.team, reviewers)}
      warning={rejectWarning}
      send={async (reason) => {
        const outcome = await sendForm(edits.reject(rejecting.team, reason), {
          onSaved: (sheet) => {
            setRejecting(null);
            settle(rejecting, sheet, "rejetée");
          },
        });
        return outcome && "keepMine" in outcome ? { message: CHANGED } : outcome;
      }}
      onClose={() => setRejecting(null)}
    />
  );
  return { actions, dialog };
}
