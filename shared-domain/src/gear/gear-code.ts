/** Separates the levels of a category's path. */
export const PATH_SEPARATOR = "->";

/**
 * GEAR-1: the reference written on labels: two letters a level of the category's path, then the id's last three digits.
 * `path` is the category's, e.g. `bricolage->outils`.
 */
export function gearCode(path: string, id: number): string {
  const levels = path.split(PATH_SEPARATOR).map((level) => level.slice(0, 2).toUpperCase());
  return [...levels, String(id).padStart(3, "0").slice(-3)].join("_");
}

/**
 * A category's path as people read it, with the names of its levels: `Électrique › Câble`. A level that is
 * not among the categories keeps its slug.
 */
export function pathLabel(path: string, categories: readonly { name: string; path: string }[]): string {
  const slugs = path.split(PATH_SEPARATOR);
  const names = slugs.map((slug, level) => {
    const above = slugs.slice(0, level + 1).join(PATH_SEPARATOR);
    return categories.find((category) => category.path === above)?.name ?? slug;
  });
  return names.join(" › ");
}
