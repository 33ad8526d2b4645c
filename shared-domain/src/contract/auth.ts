/** `POST login`. With `session: "cookie"` the refresh token is only ever an HttpOnly cookie. */
export type LoginForm = { email: string; password: string; session?: "cookie" };

/** `POST login` and `POST refresh`. `refreshToken` is absent from a cookie session's answers. */
export type TokenPair = { accessToken: string; refreshToken?: string };

/** `POST refresh`: an empty object when the refresh token travels in the cookie. */
export type RefreshForm = { refreshToken?: string };

export type ForgotForm = { email: string };
export type ResetForm = { token: string; password: string; password2: string };

/** Claims of the access token; `exp` and `iat` in seconds since the epoch. */
export type AccessClaims = {
  userId: number;
  sessionId: string;
  username: string;
  teams: string[];
  permissions: string[];
  iat: number;
  exp: number;
};
