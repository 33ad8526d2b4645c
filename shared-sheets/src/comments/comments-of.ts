import type { Feedback } from "@coulisses/shared-domain/festival-event/feedback";
import {
  historyEmojis,
  type HistoryAction,
  type KeyEvent,
} from "@coulisses/shared-domain/festival-event/history";
import { displayName } from "@coulisses/shared-domain/people/display-name";

/** A line of the comments: a person's text, or a key event of the sheet. `at` is an ISO instant. */
export type Comment = {
  key: string;
  action: HistoryAction;
  emoji: string;
  at: string;
  author: string;
  text: string;
};

/** The part of a sheet that comments need. */
export type Commented = { feedbacks: readonly Feedback[]; history: readonly KeyEvent[] };

/** The feedbacks and key events of the sheet, oldest first. */
export function commentsOf({ feedbacks, history }: Commented): Comment[] {
  const comments = feedbacks.map(({ author, content, publishedAt }) => ({
    action: "COMMENTED" as const,
    at: publishedAt,
    author: displayName(author),
    text: content,
  }));
  const events = history.map(({ action, at, by, description }) => ({
    action,
    at,
    author: displayName(by),
    text: description,
  }));
  return [...events, ...comments]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map((comment, rank) => ({
      ...comment,
      key: `${rank}-${comment.at}`,
      emoji: historyEmojis[comment.action],
    }));
}
