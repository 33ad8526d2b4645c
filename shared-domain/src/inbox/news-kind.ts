import type { InboxKind } from "./inbox-message";

/** One's sheets judged, one's name in a comment, and in the morning the sheets that one's teams have to review. */
export const newsKinds = ["SHEET", "MENTION", "REVIEW"] as const;
/** An occasion of news about sheets, in the inbox, by mail or push. */
export type NewsKind = (typeof newsKinds)[number];

/** The French name of each kind, as the preferences show it. */
export const newsLabels: Record<NewsKind, string> = {
  SHEET: "Ma fiche refusée ou validée",
  MENTION: "On me nomme",
  REVIEW: "À relire, chaque matin",
};

/** The same for the inbox, which tells of each sheet at once. */
export const inboxLabels: Record<NewsKind, string> = { ...newsLabels, REVIEW: "À relire par mon équipe" };

/** INB-7: the news of people without a choice of their own; browsers are silent until asked. */
export const defaultNews: Record<"mail" | "push" | "inbox", readonly NewsKind[]> = {
  mail: newsKinds,
  push: [],
  inbox: newsKinds,
};

/** INB-7: the kind of news that each message of the inbox belongs to. */
export const newsOfMessage: Record<InboxKind, NewsKind> = {
  REFUSED: "SHEET",
  VALIDATED: "SHEET",
  MENTIONED: "MENTION",
  REVIEW_ASKED: "REVIEW",
};
