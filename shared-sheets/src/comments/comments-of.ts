import type { Feedback } from "@coulisses/shared-domain/festival-event/feedback";
import {
  historyEmojis,
  type HistoryAction,
  type KeyEvent,
} from "@coulisses/shared-domain/festival-event/history";
import { displayName } from "@coulisses/shared-domain/people/display-name";

export type Comment = {
  key: string;
  action: HistoryAction;
  emoji: string;
  at: string;
  author: string;
  text: string;
};

export type Commented = { feedbacks: readonly Feedback[]; history: readonly KeyEvent[] };

/** What people said and what happened to the sheet, in the order of time. */
export function commentsOf({ feedbacks, history }: Commented): Comment[] {
  const said = feedbacks.map(({ author, content, publishedAt }) => ({
    action: "COMMENTED" as const,
    at: publishedAt,
    author: displayName(author),
    text: content,
  }));
  const happened = history.map(({ action, at, by, description }) => ({
    action,
    at,
    author: displayName(by),
    text: description,
  }));
  return [...happened, ...said]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map((comment, rank) => ({
      ...comment,
      key: `${rank}-${comment.at}`,
      emoji: historyEmojis[comment.action],
    }));
}
