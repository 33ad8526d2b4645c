import type { FestivalConfiguration } from "@coulisses/shared-domain/contract/configuration";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { formatLongDate, formatPeriod } from "@coulisses/shared-domain/time/format";
import type { Period } from "@coulisses/shared-domain/time/period";
import type { Letter } from "../mail/letter";

type Welcome = { email: string; festival: FestivalConfiguration; site: string };

/** RG-10: what a newcomer reads first. */
export function welcomeLetter(membership: Membership, { email, festival, site }: Welcome): Letter {
  const next =
    membership === "STAFF"
      ? `Ton compte doit encore être validé : une question ? Écris à ${festival.sgEmail}.`
      : "Connecte-toi et donne tes disponibilités : plus tu en donnes, plus vite ta candidature est acceptée.";
  return {
    subject: "Bienvenue sur Coulisses !",
    paragraphs: [
      `Merci de rejoindre ${festival.name} ! Ton compte est créé, tu te connectes avec ton adresse mail : ${email}.`,
      next,
    ],
    button: { label: "Me connecter", url: `${site}/login` },
  };
}

type Enrolled = {
  festival: FestivalConfiguration;
  site: string;
  edition: number;
  /** When the festival begins; unknown until an administrator says so. */
  eventStart: Date | undefined;
  briefing: Period | undefined;
};

/** EN-4: a volunteer is in. */
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
