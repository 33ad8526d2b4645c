import { existsSync, readFileSync } from "node:fs";

const origin = "http://storybook.test";
const STORY_TIMEOUT = 60_000;
// The name makes Storybook stop animations instead of waiting for their end.
const userAgent = "StorybookTestRunner";

/** The sizes of window in which stories are looked at. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
  wide: { width: 1440, height: 900 },
};

/** The stories of a static Storybook whose id has one of `parts` in it; without parts, all of them. */
export function storiesOf(folder, parts = []) {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, "utf8"));
  return Object.values(entries)
    .filter(
      ({ id, type }) => type === "story" && (parts.length === 0 || parts.some((part) => id.includes(part))),
    )
    .map(({ id }) => id);
}

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

/** In the page: the size that a story wants, by its name in `sizes`. */
const sizeOf = (storyId) =>
  globalThis.__STORYBOOK_PREVIEW__
    .loadStory({ storyId })
    .then(({ storyGlobals }) => storyGlobals?.viewport?.value);

/**
 * Opens the static Storybook of a folder in a window of `size`, in a theme. `show(id)` plays a story and answers what
 * went wrong in it; a story about a phone is shown in one, whatever `size`. With `onlyDraw`, every story is as wide as
 * `size`, and axe, the longest of it, is left out.
 */
export async function openStories(browser, folder, { theme, size = sizes.desk, onlyDraw = false }) {
  const context = await browser.newContext({
    userAgent,
    locale: "fr-FR",
    timezoneId: "America/New_York",
    viewport: size,
    reducedMotion: "reduce",
  });
  await context.route(`${origin}/**`, (route) => {
    const file = folder + new URL(route.request().url()).pathname;
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404, body: "" });
  });
  const page = await context.newPage();
  await page.exposeFunction("moveMouse", (x, y) => page.mouse.move(x, y));
  const errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));

  async function begin() {
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    // Without a story in its address, Storybook is ready once it says that it has nothing to show.
    await page.waitForSelector("body.sb-show-nopreview", { state: "attached" });
    await page.evaluate(
      (globals) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals }),
      { theme, a11y: { manual: onlyDraw } },
    );
  }
  await begin();

  async function show(id) {
    errors.length = 0;
    // Over nothing that a story shows.
    await page.mouse.move(0, 0);
    const wanted = onlyDraw ? size : (sizes[await page.evaluate(sizeOf, id)] ?? size);
    await page.setViewportSize(wanted);
    let timer;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, STORY_TIMEOUT)));
    const wrong = await Promise.race([page.evaluate(play, id).catch((error) => [error.message]), late]);
    clearTimeout(timer);
    if (wrong === undefined) {
      // Storybook loads its page again when a story is chosen before another has ended.
      await begin();
      return [`still not finished after ${STORY_TIMEOUT / 1000} s`];
    }
    const scheme = await page.evaluate(() => globalThis.document.documentElement.style.colorScheme);
    if (scheme !== theme.split("-")[1]) wrong.push(`shown in ${scheme}`);
    // Storybook also logs what a story threw: once is enough.
    return wrong.length > 0 ? wrong : [...errors];
  }

  return { page, show, close: () => context.close() };
}
