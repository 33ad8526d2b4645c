import type { FestivalConfiguration } from "@coulisses/shared-domain/contract/configuration";
import type { Letter } from "./letter";

/** Tells the address that an account had until now, where a theft would be noticed. */
export function emailChangedLetter({ name, supportEmail }: FestivalConfiguration): Letter {
  return {
    subject: `Ton adresse mail ${name} a changé`,
    paragraphs: [
      "L'adresse mail de ton compte vient d'être changée : celle-ci ne sert plus à te connecter, et tes autres appareils sont déconnectés.",
      "Si tu n'as rien demandé, préviens-nous vite.",
    ],
    button: { label: `Écrire à ${supportEmail}`, url: `mailto:${supportEmail}` },
  };
}
