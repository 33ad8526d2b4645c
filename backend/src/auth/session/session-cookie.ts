import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services";
import { deviceLife, newId, refreshTokenLife } from "../tokens";

type Served = Pick<Services, "environment">;
type Signing = Pick<Services, "environment" | "tokens">;
type Cookies = Pick<FastifyRequest, "cookies">;

/** The refresh token stays out of reach of any script. */
export function setSessionCookies(reply: FastifyReply, services: Served, refreshToken: string): void {
  const { refresh, hint, common } = cookiesOf(services);
  reply.setCookie(refresh, refreshToken, { ...common, path: "/api", httpOnly: true, maxAge: seconds });
  reply.setCookie(hint, "1", { ...common, path: "/", maxAge: seconds });
}

export function clearSessionCookies(reply: FastifyReply, services: Served): void {
  const { refresh, hint, common } = cookiesOf(services);
  reply.clearCookie(refresh, { ...common, path: "/api", httpOnly: true });
  reply.clearCookie(hint, { ...common, path: "/" });
}

/** Empty without the cookie. */
export function refreshTokenIn({ cookies }: Cookies, services: Served): string {
  return cookies[cookiesOf(services).refresh] ?? "";
}

/** True when the browser probably has a session. Proves nothing: any client can send this cookie. */
export function hintsAtSession({ cookies }: Cookies, services: Served): boolean {
  return cookies[cookiesOf(services).hint] !== undefined;
}

/** Marks a browser in which this person signed in; only the login reads it. */
export function rememberDevice(
  reply: FastifyReply,
  services: Signing,
  { userId, deviceId = newId() }: { userId: number; deviceId?: string | undefined },
): void {
  const { device, common } = cookiesOf(services);
  const token = services.tokens.signDevice({ userId, deviceId });
  const maxAge = deviceLife / 1000;
  reply.setCookie(`${device}${userId}`, token, { ...common, path: "/api/login", httpOnly: true, maxAge });
}

/** The mark of a browser in which the person signed in before. */
export function knownDevice(
  { cookies }: Cookies,
  services: Signing,
  userId: number | undefined,
): string | undefined {
  const token = cookies[`${cookiesOf(services).device}${String(userId)}`] ?? "";
  const claims = services.tokens.readDevice(token);
  return claims?.userId === userId ? claims?.deviceId : undefined;
}

const seconds = refreshTokenLife / 1000;

/**
 * Over HTTPS, the `__Secure-` prefix makes browsers refuse cookies of these names that were set over plain HTTP. Two
 * festivals at two ports of a host have names of their own, else signing in to one would end the session of the other.
 */
function cookiesOf({ environment }: Served) {
  const secure = environment.publicUrl.startsWith("https:");
  const { publicPort } = environment;
  const prefix = `${secure ? "__Secure-" : ""}coulisses${publicPort && `-${publicPort}`}`;
  return {
    refresh: `${prefix}-refresh`,
    hint: `${prefix}-session`,
    /** Followed by the person's id: people share browsers. */
    device: `${prefix}-device-`,
    common: { sameSite: "strict" as const, secure },
  };
}
