import type { FastifyReply } from "fastify";
import { refreshTokenLife } from "./tokens";
import type { Services } from "../services";

export const refreshCookie = "coulisses-refresh";
/** Tells a navigation that a session is likely; worth nothing by itself. */
export const hintCookie = "coulisses-session";

/** The refresh token stays out of reach of any script. */
export function setSessionCookies(reply: FastifyReply, services: Services, refreshToken: string): void {
  const common = options(services);
  reply.setCookie(refreshCookie, refreshToken, { ...common, path: "/api", httpOnly: true, maxAge: seconds });
  reply.setCookie(hintCookie, "1", { ...common, path: "/", maxAge: seconds });
}

export function clearSessionCookies(reply: FastifyReply, services: Services): void {
  const common = options(services);
  reply.clearCookie(refreshCookie, { ...common, path: "/api", httpOnly: true });
  reply.clearCookie(hintCookie, { ...common, path: "/" });
}

const seconds = refreshTokenLife / 1000;

function options({ environment }: Services) {
  return { sameSite: "strict" as const, secure: environment.publicUrl.startsWith("https:") };
}
