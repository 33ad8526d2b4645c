/** `POST login`. With `session: "cookie"` the refresh token is only ever an HttpOnly cookie. */
export type LoginForm = { email: string; password: string; session?: "cookie" };

/** `POST login` and `POST refresh`. `refreshToken` is absent from a cookie session's answers. */
export type TokenPair = { accessToken: string; refreshToken?: string };

/** `POST refresh`: an empty object when the refresh token travels in the cookie. */
export type RefreshForm = { refreshToken?: string };

export type ForgotForm = { email: string };
export type ResetForm = { token: string; password: string; password2: string };

/** `PUT users/me/password`: the other sessions end, this one goes on. */
export type PasswordChange = { currentPassword: string; password: string; password2: string };

/** `PUT users/me/email`: the other sessions end, this one goes on. */
export type EmailChange = { currentPassword: string; email: string };

/** `GET users/me/sessions`: where the person is logged in, this place first. Times are instants. */
export type OwnSession = {
  id: string;
  /** The one that asks. */
  current: boolean;
  /** As people name it, `Firefox sur Windows`. */
  device: string;
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
};

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
