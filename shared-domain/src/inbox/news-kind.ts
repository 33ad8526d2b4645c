/** One's sheets judged, one's name in a comment, and in the morning the sheets that one's teams have to review. */
export const newsKinds = ["SHEET", "MENTION", "REVIEW"] as const;
/** An occasion of news about sheets, by mail or push, beside the inbox. */
export type NewsKind = (typeof newsKinds)[number];

/** The French name of each kind, as the preferences show it. */
export const newsLabels: Record<NewsKind, string> = {
  SHEET: "Ma fiche refusée ou validée",
  MENTION: "On me nomme",
  REVIEW: "À relire, chaque matin",
};

/** INB-7: the news of people without a choice of their own; browsers are silent until asked. */
export const defaultNews: Record<"mail" | "push", readonly NewsKind[]> = {
  mail: newsKinds,
  push: [],
};
