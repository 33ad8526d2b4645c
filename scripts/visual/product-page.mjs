import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/root.mjs";

/** Where the pages find the fonts of the stories, so that they too look the same on any machine, emoji included. */
const fontFolder = "/__fonts/";
const fontStyles = ["@fontsource-variable/figtree", "@fontsource/noto-color-emoji"]
  .map((name) =>
    readFileSync(path.join(root, "node_modules", name, "index.css"), "utf8").replaceAll(
      "./files/",
      `${fontFolder}${name}/files/`,
    ),
  )
  .concat(readFileSync(path.join(root, "shared-ui/src/storybook/preview.css"), "utf8"))
  .join("\n");

/** In the page: once nothing has moved for so many milliseconds. */
function untilQuiet(quietMs) {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    new globalThis.MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    }).observe(globalThis.document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/**
 * A window of `size` on the product that runs at `origin` with a demo festival. `open(address)` shows a page
 * of it, complete and still, to the demo account of `role`; the login page to a visitor, so ask for it first.
 */
export async function openProduct(browser, origin, { dark, size, role = "admin", scale = 1 }) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: size,
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    bypassCSP: true,
  });
  await context.route(`${origin}${fontFolder}**`, (route) =>
    route.fulfill({
      path: path.join(root, "node_modules", new URL(route.request().url()).pathname.slice(fontFolder.length)),
    }),
  );
  // Maps are drawn without the pictures of another host.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await context.addInitScript((wanted) => {
    // The greeting of the home page is random: this makes it the same each time.
    let lot = 1;
    globalThis.Math.random = () => (lot = (lot * 16_807) % 2_147_483_647) / 2_147_483_647;
    globalThis.localStorage.setItem("color-theme", "blue");
    if (wanted) globalThis.localStorage.setItem("dark-theme", "true");
  }, dark);
  const page = await context.newPage();
  // Code that is loaded on demand replaces a skeleton, which is still too.
  const scripts = new Set();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => scripts.delete(request));
  let isLoggedIn = false;

  async function logIn() {
    isLoggedIn = true;
    const data = { email: `${role}@demo.coulisses.test`, password: "Coulisses-2026!", session: "cookie" };
    const answer = await context.request.post("/api/login", { data });
    if (!answer.ok()) throw new Error(`login refused: ${answer.status()}`);
    await context.addInitScript(() => globalThis.localStorage.setItem("coulisses:all:session", "true"));
  }

  // Page after page, one account makes more calls in a minute than the server answers.
  let isRefused = false;
  page.on("response", (answer) => (isRefused ||= answer.status() === 429));

  async function open(address) {
    if (address !== "/login" && !isLoggedIn) await logIn();
    isRefused = false;
    await show(address);
    if (!isRefused) return;
    await page.waitForTimeout(60_000);
    await open(address);
  }

  async function show(address) {
    await page.goto(address);
    await page.addStyleTag({ content: fontStyles });
    await page.locator("h1, form").first().waitFor();
    await page.getByRole("progressbar").first().waitFor({ state: "detached" });
    do await page.evaluate(untilQuiet, 500);
    while (scripts.size > 0);
    await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  }

  return { page, open, close: () => context.close() };
}
