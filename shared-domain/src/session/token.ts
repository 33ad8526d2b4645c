/** The claims of the access token; `exp` and `iat` in seconds since the epoch. */
export type AccessClaims = {
  userId: number;
  sessionId: string;
  username: string;
  teams: string[];
  permissions: string[];
  /** The person has to approve the terms of use before any other call is answered. */
  mustApproveTerms?: true;
  iat: number;
  exp: number;
};

/** Only `exp` matters here; an unreadable token has no claims. */
type Claims = Pick<AccessClaims, "exp"> | undefined;

const expiry = (claims: Claims) => (claims ? claims.exp * 1000 : 0);

/** An unreadable token counts as expired. `now` in milliseconds since the epoch. */
export function isExpired(claims: Claims, now: number): boolean {
  return expiry(claims) <= now;
}
