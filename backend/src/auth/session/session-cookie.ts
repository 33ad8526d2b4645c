import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../services";
import { refreshTokenLife } from "../tokens";

type Served = Pick<Services, "environment">;
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

/** Empty without cookie. */
export function refreshTokenIn({ cookies }: Cookies, services: Served): string {
  return cookies[cookiesOf(services).refresh] ?? "";
}

/** Whether the browser probably has a session. Proves nothing: any client can send this cookie. */
export function hintsAtSession({ cookies }: Cookies, services: Served): boolean {
  return cookies[cookiesOf(services).hint] !== undefined;
}

const seconds = refreshTokenLife / 1000;

/** Over HTTPS, the `__Secure-` prefix makes browsers refuse cookies of these names that were set over plain HTTP. */
function cookiesOf({ environment }: Served) {
  const secure = environment.publicUrl.startsWith("https:");
  const prefix = secure ? "__Secure-" : "";
  return {
    refresh: `${prefix}coulisses-refresh`,
    hint: `${prefix}coulisses-session`,
    common: { sameSite: "strict" as const, secure },
  };
}
