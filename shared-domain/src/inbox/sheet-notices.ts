import type { FestivalActivity } from "../festival-activity/festival-activity";
import { historyDescriptions as activityDescriptions } from "../festival-activity/labels";
import { hasJustBeenValidated } from "../festival-activity/review/review";
import type { KeyEvent } from "../festival-event/history";
import { rejectionReason } from "../festival-event/standing-rejections";
import { historyDescriptions as taskDescriptions } from "../festival-task/labels";
import { type FestivalTask, VALIDATED } from "../festival-task/festival-task";
import type { InboxKind } from "./inbox-message";

/**
 * People to tell of an event: these, or the members of these teams. Only those of them who may read the sheet
 * are told, and nobody of their own act.
 */
export type Notice = {
  kind: InboxKind;
  /** Ids; absent for the members of `teams`. */
  people?: readonly number[];
  /** Codes of the teams that the message names. */
  teams: readonly string[];
  /** Words of the person who acted: the reason of a refusal, or a comment. */
  quote?: string;
};

/** A sheet before and after an act. */
type Acted<Sheet> = { before: Sheet; after: Sheet };

type Reviewed = { reviews?: Readonly<Record<string, string>>; history: readonly KeyEvent[] };

/** INB-2, INB-3: the people to tell of an act on an activity; its adherent is in charge of it. */
export const activityNotices = ({ before, after }: Acted<FestivalActivity>): Notice[] =>
  noticesOf(
    { before, after },
    {
      inCharge: after.inCharge.adherent.id,
      isValidated: hasJustBeenValidated(before, after),
      rejected: activityDescriptions.rejected,
    },
  );

type Comment = { content: string; mentions?: readonly number[] };

/** INB-9: the people named in a comment, with its words. */
export const mentionNotices = ({ content, mentions = [] }: Comment): Notice[] =>
  mentions.length === 0 ? [] : [{ kind: "MENTIONED", people: mentions, teams: [], quote: content.trim() }];

/** INB-2, INB-3: the people to tell of an act on a task; its administrator is in charge of it. */
export const taskNotices = ({ before, after }: Acted<FestivalTask>): Notice[] =>
  noticesOf(
    { before, after },
    {
      inCharge: after.general.administrator.id,
      isValidated: before.status !== VALIDATED && after.status === VALIDATED,
      rejected: taskDescriptions.rejected,
    },
  );

type Circumstances = {
  inCharge: number;
  isValidated: boolean;
  /** The history's wording of a rejection. */
  rejected: (reason: string) => string;
};

function noticesOf(
  { before, after }: Acted<Reviewed>,
  { inCharge, isValidated, rejected }: Circumstances,
): Notice[] {
  const events = after.history.slice(before.history.length);
  const people = [inCharge];
  const refusal = events.find(({ action }) => action === "REJECTED");
  const awaited = events.some(({ action }) => action === "TAKEN_BACK")
    ? []
    : teamsThatBecame("REVIEWING", { before, after });
  return [
    ...(refusal
      ? [
          {
            kind: "REFUSED" as const,
            people,
            teams: teamsThatBecame("REJECTED", { before, after }),
            quote: rejectionReason(refusal, rejected),
          },
        ]
      : []),
    ...(isValidated ? [{ kind: "VALIDATED" as const, people, teams: [] }] : []),
    ...(awaited.length > 0 ? [{ kind: "REVIEW_ASKED" as const, teams: awaited }] : []),
  ];
}

/**
 * INB-2: with `REVIEWING`, the teams that the sheet did not wait for before. A team that takes its verdict back
 * knows of it.
 */
function teamsThatBecame(review: string, { before, after }: Acted<Reviewed>): string[] {
  return Object.entries(after.reviews ?? {})
    .filter(([team, now]) => now === review && before.reviews?.[team] !== review)
    .map(([team]) => team);
}
