import { festivalConfiguration } from "../configuration/festival-configuration";
import type { Services } from "../services";
import { composeMail } from "./mail-layout";
import type { Mail } from "./mailer";

type Forgetful = { email: string; firstname: string };

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
