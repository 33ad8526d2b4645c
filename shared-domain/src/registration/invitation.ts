import { badInput, type FestivalError } from "../festival-error";
import { isExpired } from "../session/token";
import { formatLongDate } from "../time/format";
import { type Instant, toDate } from "../time/instant";

/** INV-1: how long a link invites to register as an organiser, in milliseconds. */
export const INVITATION_LIFE = 30 * 24 * 3_600_000;

/** INV-1: the `bad-input` refusal for an invitation that is over, forged, or no invitation. */
export const invitationExpired = (): FestivalError => badInput("Le lien d'invitation a expiré", "token");

/** What the token of a link says without the key that signed it; `exp` in seconds since the epoch. */
export type InvitationClaims = { exp: number };

/** INV-2: whether a link no longer invites; one that can't be read counts as over. */
export const isInvitationOver = (claims: InvitationClaims | undefined, now: Instant): boolean =>
  isExpired(claims, toDate(now).getTime());

/** INV-2: what stands below a link. */
export function invitationExpiryText(claims: InvitationClaims | undefined, now: Instant): string {
  return claims === undefined || isInvitationOver(claims, now)
    ? "Le lien a expiré"
    : `Le lien expire le ${formatLongDate(new Date(claims.exp * 1_000))}`;
}
