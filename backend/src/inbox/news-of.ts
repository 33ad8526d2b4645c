import { inboxPath, inboxText } from "@coulisses/shared-domain/inbox/inbox-message";
import { mentionLetter } from "@coulisses/shared-domain/reminder/mention-letter";
import type { News } from "./send-news";
import type { SheetAct, Told } from "./tell-people";

/**
 * INB-7: the news beside the messages of an act; `site` is without a slash at its end. Those about a review have
 * letters of their own, and teams get a digest in the morning.
 */
export function newsOf(
  told: readonly Told[],
  { kind, id, name, version, by }: SheetAct,
  site: string,
): News[] {
  const sheet = { kind, id, name };
  const tag = `${kind} ${id} ${version}`;
  return told
    .filter((message) => message.kind !== "REVIEW_ASKED")
    .map(({ userId, kind: occasion, teams, quote }) => ({
      userId,
      kind: occasion === "MENTIONED" ? "MENTION" : "SHEET",
      ...(occasion === "MENTIONED" && { letter: mentionLetter(sheet, { by, comment: quote ?? "" }, site) }),
      notification: {
        title: inboxText({ kind: occasion, sheet, by, teams }),
        body: quote ?? "",
        path: inboxPath(sheet),
        tag,
      },
    }));
}
