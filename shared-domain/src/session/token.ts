/** What the access token says; `exp` and `iat` in seconds since the epoch. */
export type AccessClaims = {
  userId: number;
  sessionId: string;
  username: string;
  teams: string[];
  permissions: string[];
  /** Nothing else is answered before they approve the terms of use. */
  mustApproveTerms?: true;
  iat: number;
  exp: number;
};

/** Only `exp` matters here; a token that can't be read has no claims. */
type Claims = Pick<AccessClaims, "exp"> | undefined;

const MARGIN = 60_000;

const expiry = (claims: Claims) => (claims ? claims.exp * 1000 : 0);

/** An unreadable token counts as expired. `now` in milliseconds since the epoch. */
export function isExpired(claims: Claims, now: number): boolean {
  return expiry(claims) <= now;
}

/** AUTH-5: milliseconds until the refresh, one minute before expiry, at once when that is past. */
export function delayBeforeRefresh(claims: Claims, now: number): number {
  return Math.max(0, expiry(claims) - MARGIN - now);
}
