export const historyActions = [
  "CREATED",
  "COMMENTED",
  "READY_TO_REVIEW",
  "APPROVED",
  "REJECTED",
  "RESET_REVIEW",
  "ASSIGNMENT_STARTED",
  "FORCED_UPDATE",
] as const;
export type HistoryAction = (typeof historyActions)[number];

export const historyEmojis: Record<HistoryAction, string> = {
  CREATED: "🐣",
  READY_TO_REVIEW: "🕵️",
  APPROVED: "✅",
  REJECTED: "🛑",
  COMMENTED: "💬",
  RESET_REVIEW: "🌪️",
  ASSIGNMENT_STARTED: "🗓️",
  FORCED_UPDATE: "💪",
};
