import { festivalWithArticle } from "../configuration/festival-name";
import type { FestivalConfiguration } from "../contract/configuration";
import { type Membership, membershipLabels } from "../registration/membership";
import { formatLongDate, formatPeriod } from "../time/format";
import type { Period } from "../time/period";
import type { Letter } from "./letter";

/** The configured festival, and the address of the site without a slash at its end. */
type Sender = { festival: FestivalConfiguration; site: string };

/** AUTH-7: the letter with the link to choose a new password. */
export function passwordResetLetter({ festival, site, token }: Sender & { token: string }): Letter {
  return {
    subject: `Réinitialisation de ton mot de passe ${festival.name}`,
    paragraphs: [
      "Tu as demandé à changer ton mot de passe. Le lien ci-dessous est valable une heure et ne sert qu'une fois.",
      "Si cette demande ne vient pas de toi, ignore ce mail : ton mot de passe ne change pas.",
    ],
    button: { label: "Changer mon mot de passe", url: `${site}/reset/${token}` },
  };
}

/** Tells the old address of an account that it was changed, in case of theft. */
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

/** The letter to an address before its owner has confirmed it: holds no text that a person typed. */
export function confirmationLetter({ festival, site, token }: Sender & { token: string }): Letter {
  return {
    subject: `Confirme ton adresse mail pour ${festival.name}`,
    paragraphs: [
      "Cette adresse vient d'être donnée pour un compte. Si c'est toi, confirme-la : tant que ce n'est pas fait, tu ne reçois aucun autre mail et ta candidature ne peut pas être acceptée.",
      "Si ce n'est pas toi, ignore ce mail : rien d'autre ne t'arrivera.",
    ],
    button: { label: "Confirmer mon adresse", url: `${site}/?confirm=${token}` },
  };
}

/** RG-8: the letter to the owner of an account when its address is used to register again. */
export function alreadyRegisteredLetter({ festival, site }: Sender): Letter {
  return {
    subject: `Tu as déjà un compte ${festival.name}`,
    paragraphs: [
      "Quelqu'un, sans doute toi, vient de s'inscrire avec cette adresse mail. Tu as déjà un compte : connecte-toi, ou choisis un nouveau mot de passe avec « Mot de passe oublié ? ».",
      "Si ce n'est pas toi, ignore ce mail : rien n'a changé.",
    ],
    button: { label: "Me connecter", url: `${site}/login` },
  };
}

/** Decision 58: asks the account's present address to agree to a change; the new address stays secret. */
export function emailChangeAskedLetter({ festival, site, token }: Sender & { token: string }): Letter {
  return {
    subject: `Ton adresse mail ${festival.name} va changer`,
    paragraphs: [
      "Un·e responsable a donné une nouvelle adresse à ton compte. Elle servira à te connecter dès que tu la confirmes, et sans réponse de ta part au bout d'un jour.",
      "Si tu n'as rien demandé, refuse : ton adresse ne change pas.",
    ],
    button: { label: "Confirmer ou refuser", url: `${site}/email-change/${token}` },
  };
}

/** Decision 58: tells the new address that the change is coming. */
export function emailChangeComingLetter({ festival }: Pick<Sender, "festival">): Letter {
  return {
    subject: `Une adresse mail pour ton compte ${festival.name}`,
    paragraphs: [
      "Cette adresse va servir à te connecter : dès que l'ancienne l'aura confirmé, et au plus tard dans un jour. D'ici là, rien ne change.",
      "Si tu n'as pas de compte chez nous, préviens-nous : quelqu'un s'est trompé d'adresse.",
    ],
    button: { label: `Écrire à ${festival.supportEmail}`, url: `mailto:${festival.supportEmail}` },
  };
}

/** The letter when the address of a closed account asks for a password or registers. */
export function closedAccountLetter({ festival }: Pick<Sender, "festival">): Letter {
  return {
    subject: `Ton compte ${festival.name}`,
    paragraphs: [closedAccountText(festival.supportEmail), "Si tu n'as rien demandé, ignore ce mail."],
    button: { label: `Écrire à ${festival.supportEmail}`, url: `mailto:${festival.supportEmail}` },
  };
}

/** The text for the owner of a closed account only. */
export const closedAccountText = (supportEmail: string): string =>
  `Il y a une erreur avec ton compte, envoie un mail à ${supportEmail}`;

/** RG-10: the letter to a newcomer who confirmed their address; `email` is their login. */
export function welcomeLetter(
  membership: Membership,
  { email, festival, site }: Sender & { email: string },
): Letter {
  const next =
    membership === "STAFF"
      ? `Ton compte doit encore être validé : une question ? Écris à ${festival.sgEmail}.`
      : "Connecte-toi et donne tes disponibilités : plus tu en donnes, plus vite ta candidature est acceptée.";
  return {
    subject: "Bienvenue sur Coulisses !",
    paragraphs: [
      `Merci de rejoindre ${festivalWithArticle(festival.name)} ! Ton compte est créé, tu te connectes avec ton adresse mail : ${email}.`,
      next,
    ],
    button: { label: "Me connecter", url: `${site}/login` },
  };
}

/** The facts for an accepted volunteer. */
type Enrolled = Sender & {
  edition: number;
  /** The festival's start; undefined until configured. */
  eventStart: Date | undefined;
  briefing: Period | undefined;
};

/** EN-4: the letter to a volunteer who was accepted. */
export function enrolledLetter({ festival, site, edition, eventStart, briefing }: Enrolled): Letter {
  const start = eventStart ? `, qui commence le ${formatLongDate(eventStart)}` : "";
  return {
    subject: `[${festival.name}] Bienvenue dans l'équipe !`,
    paragraphs: [
      `Ta candidature est acceptée : tu fais partie des bénévoles de la ${edition}e édition${start}. Merci !`,
      ...(briefing ? [`Briefing des bénévoles : ${formatPeriod(briefing)}. On compte sur toi !`] : []),
      "D'ici là, complète ton profil, dis-nous avec qui tu veux travailler et si tu préfères un planning imprimé. Ton planning arrivera dans Coulisses avant la manif.",
      "En tant que bénévole, ton entrée est offerte.",
      `Une question ? Écris à ${festival.humainEmail}.`,
    ],
    button: { label: "Voir mon espace", url: site },
  };
}

/** The letter to an organiser who was accepted. */
export function staffEnrolledLetter({ festival, site, edition }: Sender & { edition: number }): Letter {
  return {
    subject: `[${festival.name}] Bienvenue chez les orgas !`,
    paragraphs: [
      `Ta candidature est acceptée : tu fais partie des orgas de la ${edition}e édition. Merci !`,
      "Tes fiches, ton compte perso et la liste des bénévoles t'attendent dans Coulisses.",
      `Une question ? Écris à ${festival.sgEmail}.`,
    ],
    button: { label: "Ouvrir Coulisses", url: site },
  };
}

/** The letter to a candidate who was refused, with the way that stays open (AP-4, AP-5). */
export function applicationRejectedLetter(membership: Membership, { festival, site }: Sender): Letter {
  const isStaff = membership === "STAFF";
  return {
    subject: `[${festival.name}] Ta candidature`,
    paragraphs: [
      `Ta candidature pour être ${membershipLabels[membership]} n'a pas été retenue pour cette édition. Merci d'avoir voulu aider !`,
      isStaff
        ? "Tu peux toujours être bénévole pendant le festival : connecte-toi, ta demande part d'elle-même."
        : "Si tu peux donner d'autres disponibilités, ajoute-les : ta candidature repart d'elle-même.",
      `Une question ? Écris à ${isStaff ? festival.sgEmail : festival.humainEmail}.`,
    ],
    button: isStaff
      ? { label: "Me connecter", url: `${site}/login` }
      : { label: "Ajouter des disponibilités", url: `${site}/availabilities` },
  };
}

/** The test letter, with which administrators check that mails arrive. */
export function testLetter({ festival, site }: Sender): Letter {
  return {
    subject: `Mail de test de ${festival.name}`,
    paragraphs: ["Si tu lis ce mail, l'envoi de mails fonctionne : accents, couleurs et lien compris."],
    button: { label: "Ouvrir Coulisses", url: site },
  };
}
