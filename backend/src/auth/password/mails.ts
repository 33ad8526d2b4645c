import type { FestivalConfiguration } from "@coulisses/shared-domain/contract/configuration";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import type { Letter } from "../../mail/letter";
import { composeMail } from "../../mail/mail-layout";
import type { Mail } from "../../mail/mailer";
import type { Services } from "../../services";

type Forgetful = { email: string; firstname: string };

/** The link with which somebody chooses a new password. */
export async function resetPasswordMail(
  { db, environment }: Pick<Services, "db" | "environment">,
  { email, firstname }: Forgetful,
  token: string,
): Promise<Mail> {
  const festival = await festivalConfiguration(db);
  return composeMail(festival, {
    to: email,
    subject: `Réinitialisation de ton mot de passe ${festival.name}`,
    greeting: `Bonjour ${firstname},`,
    paragraphs: [
      "Tu as demandé à changer ton mot de passe. Le lien ci-dessous est valable une heure et ne sert qu'une fois.",
      "Si cette demande ne vient pas de toi, ignore ce mail : ton mot de passe ne change pas.",
    ],
    button: { label: "Changer mon mot de passe", url: `${environment.publicUrl}/reset/${token}` },
  });
}

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
