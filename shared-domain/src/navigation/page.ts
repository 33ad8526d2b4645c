import type { Permission } from "../access/permissions";

/** The part of a page that the rules of navigation need; `path` like `/fa/:id`. */
export type Page = {
  path: string;
  title: string;
  /** Any logged-in person may enter a page without permission. */
  permission?: Permission | undefined;
  mobile: boolean;
  /** Login, registration and reset: for people without session. */
  public?: boolean | undefined;
  /** Can be starred. */
  favorite?: boolean | undefined;
  keywords?: readonly string[] | undefined;
};

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");
const isParameter = (segment: string) => segment.startsWith(":");
const parametersIn = (page: { path: string }) => segmentsOf(page.path).filter(isParameter).length;

/** The page of a path: the exact one, else the one with the fewest parameters. */
export function findPage<P extends { path: string }>(pages: readonly P[], path: string): P | undefined {
  const segments = segmentsOf(path);
  return pages
    .filter((page) => isAnsweredBy(segmentsOf(page.path), segments))
    .sort((a, b) => parametersIn(a) - parametersIn(b))[0];
}

function isAnsweredBy(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((segment, index) => isParameter(segment) || segment === asked[index])
  );
}
