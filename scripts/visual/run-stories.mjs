import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromium as driver } from "playwright-core";
import { chromium } from "../lib/chromium.mjs";
import { teamsOf } from "@coulisses/shared-ui/storybooks";
import { composed } from "../storybooks/composed.mjs";
import { openStories, sizes, storiesOf } from "./story-page.mjs";

/*
 * Runs every story of the design system and of the teams, as they are composed, in a real browser: it must render, its `play` must pass, nothing
 * may be written to the console as an error, axe must find nothing, something must be seen, and nothing may
 * be wider than the window, on a phone and on a laptop. Arguments choose other themes (`red-dark`) or fewer
 * stories (a part of their id: `form-numberfield`). The failed ones are also written to the file STORIES_REPORT.
 */
const inDesignSystem = { name: "shared-ui", folder: composed };
const ofTeams = teamsOf(composed).map(({ team, versions: [newest] }) => ({
  name: team,
  folder: path.join(composed, "teams", team, newest.version),
}));

const isTheme = (argument) => /^(blue|yellow|red)-(light|dark)$/.test(argument);
const argv = process.argv.slice(2);
const themes = argv.some(isTheme) ? argv.filter(isTheme) : ["blue-light", "blue-dark"];
const parts = argv.filter((argument) => !isTheme(argument));
const storybooks = [inDesignSystem, ...ofTeams].map((one) => ({
  ...one,
  stories: existsSync(one.folder) ? storiesOf(one.folder, parts) : [],
}));
const count = storybooks.reduce((sum, { stories }) => sum + stories.length, 0);

/** In the page: the errors of its layout; elements that make it too wide are named. */
function lookAt() {
  const { document } = globalThis;
  const width = document.documentElement.clientWidth;
  const elements = [...document.body.querySelectorAll("*")];
  const wrong = [];
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const isLeaf = element.childElementCount === 0;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
    return (isLeaf || hasText) && box.width * box.height > 4 && element.checkVisibility();
  };
  if (!elements.some(isSeen)) wrong.push("shows nothing");
  if (document.documentElement.scrollWidth > width) {
    const over = elements.filter((element) => element.getBoundingClientRect().right > width + 1);
    const names = over.slice(-3).map((element) => element.outerHTML.slice(0, 160));
    wrong.push(`is wider than ${width} px\n      ${names.join("\n      ")}`);
  }
  return wrong;
}

/** Looks at the story that is shown, as wide as it stands and at the other of the two widths. */
async function lookTwice(page) {
  const wrong = await page.evaluate(lookAt);
  const other = page.viewportSize().width === sizes.phone.width ? sizes.desk : sizes.phone;
  await page.setViewportSize(other);
  // Parts that depend on the width are drawn again in the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(resolve)),
      ),
  );
  return [...new Set([...wrong, ...(await page.evaluate(lookAt))])];
}

/** Without the whole document that a failed query prints, and without colours. */
const brief = (text) => stripVTControlCharacters(text).split("Ignored nodes:")[0].trim();

async function runIn(browser, { storybook: { name, folder, stories }, theme }) {
  const { page, show, close } = await openStories(browser, folder, { theme });
  const failed = [];
  for (const id of stories) {
    const wrong = [...(await show(id)), ...(theme === themes[0] ? await lookTwice(page) : [])];
    if (wrong.length > 0) failed.push(`✗ ${name}: ${id} (${theme})\n    ${wrong.map(brief).join("\n    ")}`);
  }
  await close();
  return failed;
}

const began = Date.now();
const executablePath = await chromium();
if (!executablePath || count === 0) {
  console.error(count === 0 ? "No story to run: is Storybook built?" : "No browser to run them in.");
  process.exit(1);
}
const browser = await driver.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const failed = [];
// The longest first, so that both lanes end together.
const waiting = storybooks
  .filter(({ stories }) => stories.length > 0)
  .flatMap((storybook) => themes.map((theme) => ({ storybook, theme })));
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) failed.push(...(await runIn(browser, next)));
};
await Promise.all([lane(), lane()]);
await browser.close();

for (const failure of failed) console.error(failure);
if (process.env.STORIES_REPORT) writeFileSync(process.env.STORIES_REPORT, JSON.stringify(failed));
console.log(
  `${count} stories of ${storybooks.length} Storybooks in ${themes.join(", ")}: ${failed.length} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
