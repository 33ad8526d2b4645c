import { type Access, can } from "../access/access";
import { type Page, findPage } from "./page";

/** The path of the home page. */
const HOME = "/";
/** The path of the login page. */
const LOGIN = "/login";
/** The message of a phone instead of a page made for a large screen. */
const NOT_ON_MOBILE = "Cette page n'est pas disponible sur mobile";

/** The message of a page without its permission. */
const NOT_ALLOWED = "Tu n'as pas accès à cette page";

/** The text of the page for an unknown path. */
const pageNotFound = (path: string) => `Page introuvable : ${path}`;

/** A visit to an address. */
export type Visit = {
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  isMobile: boolean;
  /** Undefined without session. */
  access: Access | undefined;
};

/** The outcome of a visit. `then` is the path to go to once the staff application has been sent. */
export type Decision<P> =
  | { kind: "show"; page: P }
  | { kind: "not-found"; message: string }
  /** `forLargeScreen`: the person may open the page, on a larger screen. */
  | { kind: "redirect"; to: string; notice?: string; forLargeScreen?: true }
  /** A staff invitation opened by a logged-in person: apply, then go on without the query. */
  | { kind: "apply-as-staff"; token: string; then: string };

/** The outcome of a visit; checks run in the specification's order. */
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
    const isAllowed = can(access, page.permission);
    return { kind: "redirect", to: HOME, notice: NOT_ON_MOBILE, ...(isAllowed && { forLargeScreen: true }) };
  }
  if (!can(access, page.permission)) return { kind: "redirect", to: HOME, notice: NOT_ALLOWED };
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
