import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Letter } from "../../mail/letter";

type Sheet = { id: number; name: string };

export function rejectionLetter(
  { id, name }: Sheet,
  { by, reason }: { by: UserIdentity; reason: string },
  site: string,
): Letter {
  return {
    subject: `${name} rejetée 🙀`,
    paragraphs: [
      `${displayName(by)} a rejeté ta fiche activité #${id} « ${name} ».`,
      reason,
      "Corrige-la puis redemande une relecture.",
    ],
    button: { label: "Voir la fiche", url: `${site}/fa/${id}` },
  };
}

export function validationLetter({ id, name }: Sheet, site: string): Letter {
  return {
    subject: `${name} validée 💫`,
    paragraphs: [
      `Bravo ! Toutes les équipes ont approuvé ta fiche activité #${id} « ${name} ».`,
      "Va voir où en sont les autres équipes.",
    ],
    button: { label: "Voir les statistiques", url: `${site}/stats` },
  };
}
