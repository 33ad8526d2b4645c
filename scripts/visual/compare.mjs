import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Both as large as the larger one, so that a page that grew is compared from its top. */
function onCanvas(image, width, height) {
  if (image.width === width && image.height === height) return image;
  const canvas = new PNG({ width, height });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas;
}

/** How many pixels of two PNG files differ to the eye, of how many, and a picture of where. */
function compareDrawings(before, after) {
  const [first, second] = [before, after].map((data) => PNG.sync.read(data));
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const difference = new PNG({ width, height });
  const [a, b] = [first, second].map((image) => onCanvas(image, width, height).data);
  const pixels = pixelmatch(a, b, difference.data, width, height, { threshold: 0.1 });
  return { pixels, share: pixels / (width * height), difference: PNG.sync.write(difference) };
}

const drawingsIn = (folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".png")) : [];

/**
 * Compares the drawings of `before` and `after` by their names, and leaves on the disk those that changed, with a
 * picture in `difference`. Answers `{ count, changes: [{ name, share }], added: [name], removed: [name] }`.
 */
export function compareFolders(output) {
  const file = (side, name) => path.join(output, side, name);
  const [before, after] = ["before", "after"].map((side) => drawingsIn(path.join(output, side)));
  const changes = [];
  for (const name of after.filter((each) => before.includes(each))) {
    const [first, second] = ["before", "after"].map((side) => readFileSync(file(side, name)));
    const found = first.equals(second) ? undefined : compareDrawings(first, second);
    if (found?.pixels > 0) {
      mkdirSync(path.dirname(file("difference", name)), { recursive: true });
      writeFileSync(file("difference", name), found.difference);
      changes.push({ name, share: found.share });
    } else for (const side of ["before", "after"]) rmSync(file(side, name));
  }
  return {
    count: new Set([...before, ...after]).size,
    changes: changes.toSorted((a, b) => a.name.localeCompare(b.name)),
    added: after.filter((name) => !before.includes(name)).toSorted(),
    removed: before.filter((name) => !after.includes(name)).toSorted(),
  };
}
