import { type BrokenRelease, rollbackReason } from "../release-health/rollback-reason";
import type { Letter } from "./letter";

type Broken = BrokenRelease & { app: string; version: string };

const button = (site: string) => ({ label: "Voir les applications", url: `${site}/apps` });

/** Tells administrators that a release went back by itself; `site` is without a slash at its end. */
export function releaseWentBackLetter(
  { app, version, to, ...figures }: Broken & { to: string },
  site: string,
): Letter {
  if (figures.channel !== undefined)
    return {
      subject: `${app} : la version « ${figures.channel} » n'est plus à l'essai`,
      paragraphs: [
        `La version ${version} de ${app}, à l'essai sous le nom « ${figures.channel} », cassait : le site l'a retirée tout seul, et ses personnes retrouvent la version en place, ${to}.`,
        `${rollbackReason(figures)}.`,
        "Il n'y a rien à faire dans l'urgence : les autres n'ont rien vu. La page des applications montre les erreurs, pour corriger avant de l'essayer à nouveau.",
      ],
      button: button(site),
    };
  return {
    subject: `${app} est revenue à sa version précédente`,
    paragraphs: [
      `La version ${version} de ${app}, publiée il y a moins d'une heure, cassait : le site a remis la version ${to} en place tout seul.`,
      `${rollbackReason(figures)}.`,
      "Il n'y a rien à faire dans l'urgence : les onglets ouverts reprennent la version précédente à leur prochaine page. La page des applications montre les erreurs, pour corriger avant de publier à nouveau.",
    ],
    button: button(site),
  };
}

/** Tells them that it could not, and why. */
export function releaseStayedLetter(
  { app, version, refusal, ...figures }: Broken & { refusal: string },
  site: string,
): Letter {
  return {
    subject: `${app} casse et n'a pas pu revenir en arrière`,
    paragraphs: [
      `La version ${version} de ${app}, publiée il y a moins d'une heure, casse, mais la version précédente n'a pas pu être remise en place.`,
      `${rollbackReason(figures)}.`,
      refusal,
      "Quelqu'un doit publier une version corrigée, ou remettre une autre version en place.",
    ],
    button: button(site),
  };
}
