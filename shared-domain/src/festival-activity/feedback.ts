import { badInput } from "../festival-error";
import { toIso } from "../time/instant";
import type { FestivalActivity } from "./festival-activity";
import type { Act } from "./key-event";

/** FA-60: in any status, appended. */
export function addFeedback<FA extends FestivalActivity>(
  fa: FA,
  { content, by, at }: Act & { content: string },
): FA {
  const said = content.trim();
  if (said === "") throw badInput("Le commentaire ne peut pas être vide");
  const feedback = { author: by, content: said, publishedAt: toIso(at) };
  return { ...fa, feedbacks: [...fa.feedbacks, feedback] };
}
