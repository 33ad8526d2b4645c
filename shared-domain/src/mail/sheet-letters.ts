import type { KeyEvent } from "../festival-event/history";
import { displayName } from "../people/display-name";
import type { Letter } from "./letter";

type NamedSheet = { id: number; name: string };

/** The author and the text of a rejection. */
type Rejection = Pick<KeyEvent, "by" | "description">;

/** Tells the adherent of an activity why it was rejected; `site` is without a slash at its end. */
export function activityRejectedLetter({ id, name }: NamedSheet, rejection: Rejection, site: string): Letter {
  return {
    subject: `${name} rejetée 🙀`,
    ...rejected(`fiche activité #${id} « ${name} »`, rejection),
    button: { label: "Voir la fiche", url: `${site}/fa/${id}` },
  };
}

/** Tells the administrator of a task why it was rejected; `site` is without a slash at its end. */
export function taskRejectedLetter({ id, name }: NamedSheet, rejection: Rejection, site: string): Letter {
  return {
    subject: `[FT] ${name} rejetée 🙀`,
    ...rejected(`fiche tâche #${id} « ${name} »`, rejection),
    button: { label: "Voir la fiche", url: `${site}/ft/${id}` },
  };
}

function rejected(sheet: string, { by, description }: Rejection) {
  return {
    paragraphs: [
      `${displayName(by)} a rejeté ta ${sheet}.`,
      description,
      "Corrige-la puis redemande une relecture.",
    ],
  };
}

/** Congratulates the adherent of an activity that its last reviewer has approved. */
export function activityValidatedLetter({ id, name }: NamedSheet, site: string): Letter {
  return {
    subject: `${name} validée 💫`,
    paragraphs: [
      `Bravo ! Toutes les équipes ont approuvé ta fiche activité #${id} « ${name} ».`,
      "Va voir où en sont les autres équipes.",
    ],
    button: { label: "Voir les statistiques", url: `${site}/stats` },
  };
}
