export type RequestKind =
  /** One page answers every address of the site. */
  | "page"
  /** Named by its content or in a version's folder: it never changes. */
  | "code"
  /** A file of the site whose name stays when it changes. */
  | "file"
  /** Which apps are published. */
  | "registry"
  /** What someone reads of the festival. */
  | "read"
  /** None of the worker's business. */
  | "other";

const immutable = /^\/features\/[^/]+\/[^/]+\/|^\/shell\/.*[.-][0-9a-f]{8,}\./;
const file = /^\/shell\/|^\/manifest\.webmanifest$/;
/** A line that stays open, and what only makes sense fresh. */
const neverKept = /^\/api\/(live-notifications|health|docs|openapi)/;

type Asked = Pick<Request, "method" | "mode" | "url">;

export function kindOf({ method, mode, url }: Asked, origin: string): RequestKind {
  const { pathname, origin: asked } = new URL(url);
  if (method !== "GET" || asked !== origin) return "other";
  if (pathname.startsWith("/api/")) return neverKept.test(pathname) || mode === "navigate" ? "other" : "read";
  if (mode === "navigate") return /\.[a-z0-9]+$/i.test(pathname) ? "other" : "page";
  if (pathname === "/features.json") return "registry";
  if (immutable.test(pathname)) return "code";
  // The manifest of a build is asked by those who want the one in place.
  return file.test(pathname) && pathname !== "/shell/manifest.json" ? "file" : "other";
}
