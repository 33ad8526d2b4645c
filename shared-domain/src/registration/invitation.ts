import { badInput, type FestivalError } from "../festival-error";
import { isExpired } from "../session/token";
import { formatLongDate } from "../time/format";
import { type Instant, toDate } from "../time/instant";

/** INV-1: the validity of an invitation link, in milliseconds. */
export const INVITATION_LIFE = 30 * 24 * 3_600_000;

/** INV-1: the `bad-input` refusal for an invitation that is over, forged, or no invitation. */
export const invitationExpired = (): FestivalError => badInput("Le lien d'invitation a expiré", "token");

/** The claims of an invitation's token, readable without its key; `exp` in seconds since the epoch. */
export type InvitationClaims = { exp: number };

/** INV-2: true when an invitation has expired; an unreadable one counts as expired. */
export const isInvitationOver = (claims: InvitationClaims | undefined, now: Instant): boolean =>
  isExpired(claims, toDate(now).getTime());

/** INV-2: the text below a link. */
export function invitationExpiryText(claims: InvitationClaims | undefined, now: Instant): string {
  return claims === undefined || isInvitationOver(claims, now)
    ? "Le lien a expiré"
    : `Le lien expire le ${formatLongDate(new Date(claims.exp * 1_000))}`;
}
