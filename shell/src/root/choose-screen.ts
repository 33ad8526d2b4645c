import type { SessionState } from "@coulisses/shared-auth/session";
import { findPage } from "@coulisses/shared-domain/navigation/page";
import { guard } from "@coulisses/shared-domain/navigation/guard";
import { publicPages, type PublicScreen, screenForAll } from "../site/public-pages";

export type Screen = "waiting" | "unreachable" | PublicScreen;

/** The screen of this address, or the address to go to instead. */
export type Choice = { show: Screen } | { goTo: string };

type Visitor = Pick<SessionState, "status" | "unreachable" | "access">;
type Address = { path: string; search: string };

/**
 * The part of the guard that needs neither router nor registry: private pages need a login, and logged-in
 * people leave public pages, except the kiosk, a claim and the link of an address. `returnTo` is the page requested
 * first.
 */
export function chooseScreen(
  { status, unreachable, access }: Visitor,
  { path, search }: Address,
  returnTo: string | null,
): Choice {
  const forAll = screenForAll(path);
  if (forAll !== undefined) return { show: forAll };
  if (status === "unknown") return { show: unreachable ? "unreachable" : "waiting" };
  if (status === "authenticated" && findPage(publicPages, path) === undefined) {
    return { show: "application" };
  }
  const decision = guard(publicPages, {
    path,
    search,
    isMobile: false,
    access: status === "authenticated" ? access : undefined,
  });
  if (decision.kind === "show") return { show: decision.page.screen };
  if (decision.kind !== "redirect") return { show: "application" };
  return { goTo: status === "authenticated" && returnTo !== null ? returnTo : decision.to };
}
