import { refused } from "../festival-error";
import { ofMinutes } from "../time/duration";
import { formatTime } from "../time/format";

/** The longest signature of the mail to people in debt, in characters. */
export const MAIL_SIGNATURE = { max: 500 };

/** The configuration key of the signature: `{ signature }`. */
export const NEGATIVE_MAIL_KEY = "negativeAccountMail";

/** The signature until another one was written. */
export const defaultSignature = (festival: string) => `Le SG, ${festival}`;

/** The last time that people in debt were written to: an ISO instant, the author's name and the number of mails. */
export type LastNegativeMail = { at: string; by: string; count: number };

/** The time in which nobody is reminded twice, in milliseconds. */
const QUIET = ofMinutes(60);

/** Throws `refused` when people in debt were written to within the hour before `now`, or when nobody is in debt. */
export function checkMayRemind(last: LastNegativeMail | null, count: number, now: Date): void {
  if (last !== null && now.getTime() - Date.parse(last.at) < QUIET)
    throw refused(
      `${last.by} vient d'écrire aux CP négatifs, à ${formatTime(last.at)} : attends une heure avant de recommencer`,
    );
  if (count === 0) throw refused("Personne n'est dans le négatif");
}
