/** True for tests and for files that only tests use. */
const isTesting = (file) => /\/testing\/|\.(test|stories)\.tsx?$/.test(file);

/** Arrows between files: `Map(file → Map(imported file → file))`. */
export function fileArrows(imports) {
  const arrows = new Map();
  for (const { from, to } of imports) addArrow(arrows, from, to, from);
  return arrows;
}

/**
 * Arrows between sibling folders: `Map(folder → Map(folder → a file that imports))`. Tests don't count, nor
 * do files beside the folders, which put them together.
 */
export function folderArrows(imports) {
  const arrows = new Map();
  for (const { from, to } of imports) {
    if (isTesting(from) || isTesting(to)) continue;
    const [source, target] = [from.split("/"), to.split("/")];
    const fork = source.findIndex((name, depth) => name !== target[depth]);
    // Packages are no sibling folders: their arrows have a table.
    if (fork < 1 || fork >= source.length - 1 || fork >= target.length - 1) continue;
    const folder = (names) => names.slice(0, fork + 1).join("/");
    addArrow(arrows, folder(source), folder(target), from);
  }
  return arrows;
}

function addArrow(arrows, from, to, file) {
  if (!arrows.has(from)) arrows.set(from, new Map());
  if (!arrows.get(from).has(to)) arrows.get(from).set(to, file);
}

/** A shortest circle through each file or folder that has one; each circle once, as the list of its nodes. */
export function circlesIn(arrows) {
  const circles = [];
  const found = new Set();
  for (const start of [...arrows.keys()].sort()) {
    if (found.has(start)) continue;
    const circle = shortestCircle(arrows, start);
    for (const place of circle ?? []) found.add(place);
    if (circle) circles.push(circle);
  }
  return circles;
}

function shortestCircle(arrows, start) {
  const paths = [[start]];
  const visited = new Set();
  // Grows while it is walked, so shorter paths come first.
  for (const path of paths) {
    for (const next of arrows.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path;
      if (visited.has(next)) continue;
      visited.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}
