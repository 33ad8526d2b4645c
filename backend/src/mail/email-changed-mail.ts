import type { FastifyInstance } from "fastify";
import { festivalConfiguration } from "../configuration/festival-configuration";
import { postmanOf } from "./postman";

/** Tells the address that an account had until now, where a theft would be noticed. */
export function emailChangedMailOn(app: FastifyInstance): (userId: number, oldEmail: string) => Promise<void> {
  const post = postmanOf(app);
  return async (userId, oldEmail) => {
    const { name, supportEmail } = await festivalConfiguration(app.services.db);
    post(userId, {
      to: oldEmail,
      subject: `Ton adresse mail ${name} a changé`,
      paragraphs: [
        "L'adresse mail de ton compte vient d'être changée : celle-ci ne sert plus à te connecter, et tes autres appareils sont déconnectés.",
        "Si tu n'as rien demandé, préviens-nous vite.",
      ],
      button: { label: `Écrire à ${supportEmail}`, url: `mailto:${supportEmail}` },
    });
  };
}
