import { badInput } from "../festival-error";
import type { UserIdentity } from "../people/user";
import { toIso } from "../time/instant";
import type { Act } from "./history";
import { checkSize } from "./sheet-limits";

/** A comment on a sheet. `content` is plain text, `publishedAt` an ISO instant. */
export type Feedback = { author: UserIdentity; content: string; publishedAt: string };

/**
 * FA-60: a comment on a sheet in any status, after the others.
 * Throws `bad-input` « Le commentaire ne peut pas être vide », `refused` when there are too many.
 */
export function addFeedback<Sheet extends { feedbacks: Feedback[] }>(
  sheet: Sheet,
  { content, by, at }: Act & { content: string },
): Sheet {
  const text = content.trim();
  if (text === "") throw badInput("Le commentaire ne peut pas être vide");
  checkSize("feedbacks", sheet.feedbacks.length + 1);
  const feedback = { author: by, content: text, publishedAt: toIso(at) };
  return { ...sheet, feedbacks: [...sheet.feedbacks, feedback] };
}
