import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium as driver } from "playwright-core";
import { chromium } from "../lib/chromium.mjs";
import { root } from "../lib/root.mjs";
import { compareFolders } from "./compare.mjs";
import { drawPages, drawPagesAt } from "./draw-pages.mjs";
import { drawStories } from "./draw-stories.mjs";
import { writeReport } from "./report.mjs";
import { commitOf, withTree } from "./tree.mjs";

/*
 * Draws the stories and the pages of this tree and of another commit, or the pages of a running site with the versions
 * in place and with those of a channel, on this machine in one browser, and writes a page that shows what changed.
 * Nothing of it is stored in the repository.
 */
const usage = `Usage: npm run visual -- COMMIT [--only PART]… [--stories | --pages]
       npm run visual -- --site https://… --channel NAME [--only PART]…`;

function settings() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: "string", multiple: true, default: [] },
        stories: { type: "boolean", default: false },
        pages: { type: "boolean", default: false },
        site: { type: "string" },
        channel: { type: "string" },
      },
    });
    const { site, channel } = values;
    if (site && channel && positionals.length === 0) return { ...values, site: new URL(site).origin };
    const commit = positionals.length === 1 ? commitOf(positionals[0]) : undefined;
    return commit && { commit, ...values };
  } catch {
    return undefined;
  }
}

const chosen = settings();
const executablePath = await chromium();
if (!chosen || !executablePath) {
  console.error(chosen ? "No browser to draw in." : usage);
  process.exit(2);
}

const output = path.join(root, "dist/visual");
rmSync(output, { recursive: true, force: true });
const began = Date.now();
const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;

async function draw(browser, tree, side) {
  const folder = path.join(output, side);
  if (!chosen.pages) await drawStories(browser, tree, folder, chosen.only);
  if (!chosen.stories) await drawPages(browser, tree, folder, chosen.only);
  console.log(`${side}: drawn, ${seconds()}`);
}

async function drawSite(browser, side, channel) {
  await drawPagesAt(browser, chosen.site, path.join(output, side), chosen.only, channel);
  console.log(`${side}: drawn, ${seconds()}`);
}

const browser = await driver.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  if (chosen.site) {
    await drawSite(browser, "before");
    await drawSite(browser, "after", chosen.channel);
  } else {
    await withTree(chosen.commit, (tree) => draw(browser, tree, "before"));
    await draw(browser, root, "after");
  }
} finally {
  await browser.close();
}
const result = compareFolders(output);
const file = writeReport(
  output,
  chosen.commit?.slice(0, 9) ?? `the versions in place at ${chosen.site}`,
  result,
);
console.log(
  `${result.count} drawings: ${result.changes.length} changed, ${result.added.length} new, ${result.removed.length} gone, ${seconds()}\n${file}`,
);
