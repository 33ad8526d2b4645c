import type { FestivalConfiguration } from "../contract/configuration";
import { formatAmount } from "../money/amount";
import type { Letter } from "./letter";

type Reminder = { festival: FestivalConfiguration; site: string; signature: string; balance: number };

/** The reminder to one person in debt; `balance` is in cents, below zero. */
export function negativeAccountLetter({ festival, site, signature, balance }: Reminder): Letter {
  return {
    subject: `[${festival.name}] Ton compte perso est dans le négatif`,
    paragraphs: [
      `Le solde de ton compte perso est de ${formatAmount(balance)}. Peux-tu le recharger dès que possible ? Passe voir le SG, ou écris à ${festival.sgEmail} si quelque chose te paraît faux.`,
      "Merci et à bientôt,",
      signature,
    ],
    button: { label: "Voir mon compte perso", url: `${site}/my-personal-account` },
  };
}
