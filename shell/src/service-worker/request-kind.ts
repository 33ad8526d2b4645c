/** The kind of a request, which decides how the worker answers it. */
export type RequestKind =
  /** One page answers every address of the site. */
  | "page"
  /** Named by its content or in a version's folder: it never changes. */
  | "code"
  /** Code asked for again, under an address that says so: the kept file may be the one that fails. */
  | "retry"
  /** A file of the site whose name stays when it changes. */
  | "file"
  /** The registry of published apps. */
  | "registry"
  /** A person's read of the festival. */
  | "read"
  /** A navigation outside of the application: the browser has already begun to fetch it. */
  | "elsewhere"
  /** Left to the browser. */
  | "other";

const immutable = /^\/features\/[^/]+\/[^/]+\/|^\/shell\/.*[.-][0-9a-f]{8,}\./;
const file = /^\/shell\/|^\/manifest\.webmanifest$/;
/** A stream that stays open, answers that must be fresh, and the files of Storybooks. */
const neverKept = /^\/api\/(live-notifications|health|docs|openapi|applications\/[^/]+\/stories\/)/;

type Asked = Pick<Request, "method" | "mode" | "url"> & Partial<Pick<Request, "cache">>;

/** The kind of a request that a page of this origin makes. */
export function kindOf({ method, mode, url, cache }: Asked, origin: string): RequestKind {
  const { pathname, search, origin: asked } = new URL(url);
  // A page that wants no kept answer says how old its own is: a screen on a wall.
  if (method !== "GET" || asked !== origin || cache === "no-store") return "other";
  if (mode === "navigate") return /^\/api\/|\.[a-z0-9]+$/i.test(pathname) ? "elsewhere" : "page";
  if (pathname.startsWith("/api/")) return neverKept.test(pathname) ? "other" : "read";
  if (pathname === "/features.json") return "registry";
  if (immutable.test(pathname)) return search === "" ? "code" : "retry";
  // Readers of a build's manifest want the present one.
  return file.test(pathname) && pathname !== "/shell/manifest.json" ? "file" : "other";
}
