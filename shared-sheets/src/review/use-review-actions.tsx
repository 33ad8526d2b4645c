import { useNotify } from "@coulisses/shared-auth";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState, type ReactNode } from "react";
import type { SheetEdit, WriteEdit } from "../edit/send-edit";
import type { SendForm } from "../edit/send-form";
import { nameOfTeam, useReviewers } from "./reviewers";
import type { SheetAction } from "./sheet-actions";

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
    /** Absent where every review is required. */
    ignore?: (team: Reviewer) => SheetEdit<Sheet>;
  };
  /** The consequences of a rejection, for its dialog. */
  rejectWarning?: ReactNode;
};

/**
 * The reader's actions on the review of a sheet, the most awaited first: the verdicts of their teams, the request for
 * a review, then what may still be done. `dialog` is the question that one of them asks.
 */
export function useReviewActions<Sheet, Reviewer extends string>({
  kind,
  ask,
  verdicts,
  write,
  sendForm,
  edits,
  rejectWarning,
}: ReviewActions<Sheet, Reviewer>): { actions: SheetAction[]; dialog: ReactNode } {
  const notify = useNotify();
  const reviewers = useReviewers();
  /** The label of the action that is being sent. */
  const [sending, setSending] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<Reviewer | null>(null);

  const send = async (label: string, edit: SheetEdit<Sheet>, success?: string) => {
    setSending(label);
    const outcome = await write(edit);
    setSending(null);
    if (success === undefined) return;
    if (outcome.kind === "saved") notify({ type: "success", message: success });
    if (outcome.kind === "conflict") notify({ type: "info", message: CHANGED, timeout: 6000 });
  };

  const approval = ({ team, isAwaited, obstacle }: Verdict<Reviewer>): SheetAction => {
    const name = nameOfTeam(team, reviewers);
    const label = `Approuver pour ${name}`;
    return {
      label,
      icon: "check",
      forward: isAwaited,
      sending: sending === label,
      hint: obstacle,
      onSelect: () => void send(label, edits.approve(team), `${kind} approuvée par l'équipe ${name}`),
    };
  };
  const others = ({ team, canReject, ignore }: Verdict<Reviewer>): SheetAction[] => {
    const name = nameOfTeam(team, reviewers);
    const toIgnore = edits.ignore?.(team);
    const label = `Ignorer pour ${name}`;
    return [
      ...(ignore && toIgnore
        ? [
            {
              label,
              icon: "eye-off" as const,
              refused: ignore.obstacle !== undefined,
              hint: ignore.obstacle,
              onSelect: () => void send(label, toIgnore, `${kind} ignorée par l'équipe ${name}`),
            },
          ]
        : []),
      ...(canReject
        ? [
            {
              label: `Rejeter pour ${name}`,
              icon: "close" as const,
              danger: true,
              onSelect: () => setRejecting(team),
            },
          ]
        : []),
    ];
  };

  const approvable = verdicts.filter(({ canApprove, obstacle }) => canApprove || obstacle !== undefined);
  const asking = "Demande de relecture";
  const actions: SheetAction[] = [
    ...approvable.filter(({ isAwaited }) => isAwaited).map(approval),
    ...(ask
      ? [
          {
            label: asking,
            icon: "send" as const,
            forward: true,
            sending: sending === asking,
            onSelect: () => void send(asking, ask),
          },
        ]
      : []),
    ...approvable.filter(({ isAwaited }) => !isAwaited).map(approval),
    ...verdicts.flatMap(others),
  ];
  const dialog = rejecting && (
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
  );
  return { actions, dialog };
}
