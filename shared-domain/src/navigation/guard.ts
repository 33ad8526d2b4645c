import { type Access, can } from "../access/access";
import { type Page, findPage } from "./page";

export const HOME = "/";
export const LOGIN = "/login";
/** In pixels: up to this width a window is a phone. */
export const MOBILE_WIDTH = 760;
export const NOT_ON_MOBILE = "Cette page n'est pas disponible sur mobile";

export const isMobileWidth = (width: number) => width <= MOBILE_WIDTH;
export const pageNotFound = (path: string) => `Page Not Found: ${path}`;

export type Visit = {
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  isMobile: boolean;
  /** Undefined for those who have no session. */
  access: Access | undefined;
};

export type Decision<P> =
  | { kind: "show"; page: P }
  | { kind: "not-found"; message: string }
  | { kind: "redirect"; to: string; notice?: string }
  /** A staff invitation opened with a session: apply, then go on without the query. */
  | { kind: "apply-as-staff"; token: string; then: string };

/** What happens to somebody who goes to a page; the checks are in the specification's order. */
export function guard<P extends Page>(pages: readonly P[], visit: Visit): Decision<P> {
  const { path, search, access } = visit;
  const page = findPage(pages, path);

  if (!access) {
    return page?.public ? { kind: "show", page } : { kind: "redirect", to: `${LOGIN}${search}` };
  }
  if (page?.public) return { kind: "redirect", to: `${HOME}${search}` };

  const token = invitationIn(search);
  if (token) return { kind: "apply-as-staff", token, then: path };
  if (!page) return { kind: "not-found", message: pageNotFound(path) };
  if (page.permission && visit.isMobile && !page.mobile) {
    return { kind: "redirect", to: HOME, notice: NOT_ON_MOBILE };
  }
  if (!can(access, page.permission)) return { kind: "redirect", to: HOME };
  return { kind: "show", page };
}

function invitationIn(search: string): string | undefined {
  const token = /[?&]token=([^&#]+)/.exec(search)?.[1];
  if (token === undefined) return undefined;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
