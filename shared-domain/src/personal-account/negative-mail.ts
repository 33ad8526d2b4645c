/** The longest signature of the mail to people in debt, in characters. */
export const MAIL_SIGNATURE = { max: 500 };

/** The configuration key of the signature: `{ signature }`. */
export const NEGATIVE_MAIL_KEY = "negativeAccountMail";

type NegativeMail = { festival: string; signature?: string | undefined; emails: readonly string[] };

/** The `mailto:` link of a reminder to everyone in debt; in Bcc, so that they don't see one another. */
export function negativeAccountsMail({ festival, signature, emails }: NegativeMail): string {
  const subject = `[${festival}] Ton compte perso est dans le négatif`;
  const body = [
    "Salut !",
    "Ton compte perso est dans le négatif. Peux-tu le recharger dès que possible ? Passe voir le SG, ou réponds à ce mail si quelque chose te paraît faux.",
    "Merci et à bientôt,",
    signature ?? `Le SG de ${festival}`,
  ].join("\r\n\r\n");
  const parts = { bcc: emails.join(","), subject, body };
  return `mailto:?${Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join("&")}`;
}
