import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { chromium as driver } from "playwright-core";
import { chromium } from "../../scripts/lib/chromium.mjs";

/*
 * Runs every story of the static build in a real browser: it must render, its `play` must pass, nothing
 * may be written to the console as an error, and axe must find nothing. Arguments choose other themes
 * (`red-dark`) or fewer stories (a part of their id: `form-numberfield`).
 */
const built = fileURLToPath(new URL("../dist/storybook/", import.meta.url));
const origin = "http://storybook.test";
const STORY_TIMEOUT = 60_000;
const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };
// The name makes Storybook stop animations instead of waiting for their end.
const userAgent = "StorybookTestRunner";

const isTheme = (argument) => /^(blue|yellow|red)-(light|dark)$/.test(argument);
const argv = process.argv.slice(2);
const themes = argv.some(isTheme) ? argv.filter(isTheme) : ["blue-light", "blue-dark"];
const parts = argv.filter((argument) => !isTheme(argument));

const entries = Object.values(JSON.parse(readFileSync(`${built}index.json`, "utf8")).entries);
const stories = entries.filter(
  ({ id, type }) => type === "story" && (parts.length === 0 || parts.some((part) => id.includes(part))),
);

/** In the page: shows a story, plays it and waits for axe; answers what is wrong. */
async function play(storyId) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const wrong = [];
  const failures = {
    playFunctionThrewException: (error) => wrong.push(error.message),
    storyThrewException: (error) => wrong.push(error.message),
    storyErrored: ({ title, description }) => wrong.push(`${title}: ${description}`),
    unhandledErrorsWhilePlaying: (errors) => wrong.push(...errors.map(({ message }) => message)),
  };
  for (const [event, tell] of Object.entries(failures)) channel.on(event, tell);
  const { status, reporters } = await new Promise((resolve) => {
    channel.once("storyFinished", resolve);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
  for (const [event, tell] of Object.entries(failures)) channel.off(event, tell);
  for (const { result } of reporters) {
    if (result.error) wrong.push(String(result.error));
    for (const { id, help, nodes } of result.violations ?? [])
      wrong.push(`${id}: ${help}\n      ${nodes.map(({ html }) => html.slice(0, 240)).join("\n      ")}`);
  }
  if (status !== "success" && wrong.length === 0) wrong.push("failed without saying why");
  return wrong;
}

/** Without the whole document that a failed query prints, and without colours. */
const brief = (text) => stripVTControlCharacters(text).split("Ignored nodes:")[0].trim();

const widthOf = (storyId) =>
  globalThis.__STORYBOOK_PREVIEW__
    .loadStory({ storyId })
    .then(({ storyGlobals }) => storyGlobals?.viewport?.value);

async function runTheme(browser, theme) {
  const context = await browser.newContext({
    userAgent,
    locale: "fr-FR",
    timezoneId: "America/New_York",
    viewport: widths.desk,
    reducedMotion: "reduce",
  });
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ path: built + new URL(route.request().url()).pathname.slice(1) }),
  );
  const page = await context.newPage();
  await page.exposeFunction("moveMouse", (x, y) => page.mouse.move(x, y));
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  // Without a story in its address, Storybook is ready once it says that it has nothing to show.
  await page.waitForSelector("body.sb-show-nopreview", { state: "attached" });
  await page.evaluate(
    (name) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { theme: name } }),
    theme,
  );

  const failed = [];
  for (const { id } of stories) {
    errors.length = 0;
    // Over nothing that a story shows.
    await page.mouse.move(0, 0);
    await page.setViewportSize(widths[await page.evaluate(widthOf, id)] ?? widths.desk);
    let timer;
    const late = new Promise(
      (resolve) =>
        (timer = setTimeout(resolve, STORY_TIMEOUT, [`still not finished after ${STORY_TIMEOUT / 1000} s`])),
    );
    const wrong = await Promise.race([page.evaluate(play, id).catch((error) => [error.message]), late]);
    clearTimeout(timer);
    const scheme = await page.evaluate(() => globalThis.document.documentElement.style.colorScheme);
    if (scheme !== theme.split("-")[1]) wrong.push(`shown in ${scheme}`);
    // Storybook also logs what a story threw: once is enough.
    const all = wrong.length > 0 ? wrong : errors;
    if (all.length > 0) failed.push(`✗ ${id} (${theme})\n    ${all.map(brief).join("\n    ")}`);
  }
  await context.close();
  return failed;
}

const began = Date.now();
const executablePath = await chromium();
if (!executablePath || stories.length === 0) {
  console.error(stories.length === 0 ? "No story to run: is Storybook built?" : "No browser to run them in.");
  process.exit(1);
}
const browser = await driver.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const failed = [];
const waiting = [...themes];
const lane = async () => {
  for (let theme = waiting.shift(); theme; theme = waiting.shift())
    failed.push(...(await runTheme(browser, theme)));
};
await Promise.all([lane(), lane()]);
await browser.close();

for (const failure of failed) console.error(failure);
console.log(
  `${stories.length} stories in ${themes.join(", ")}: ${failed.length} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
