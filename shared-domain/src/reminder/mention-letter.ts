import type { Letter } from "../mail/letter";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { type InboxFacts, type InboxSheet, inboxPath } from "../inbox/inbox-message";

/** Tells a person named in a comment of it; `comment` is the whole text, `sheet` its kind. */
export function mentionLetter(
  { kind, id, name }: InboxFacts["sheet"],
  { by, comment }: { by: UserIdentity; comment: string },
  site: string,
): Letter {
  return {
    subject: `${displayName(by)} te nomme dans un commentaire : ${name}`,
    paragraphs: [
      `${displayName(by)} te nomme dans un commentaire de la ${sheetWords[kind]} #${id} « ${name} » :`,
      comment,
    ],
    button: { label: "Voir la fiche", url: `${site}${inboxPath({ kind, id, name })}` },
  };
}

const sheetWords: Record<InboxSheet, string> = { fa: "fiche activité", ft: "fiche tâche" };
