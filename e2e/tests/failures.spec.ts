import { readFileSync } from "node:fs";
import { expectShown, openPage } from "@coulisses/federation/playwright";
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AppsPage } from "../pages/apps-page.ts";
import { featureApps, type FeatureApp } from "../support/feature-apps.ts";
import {
  faults,
  hideRegistry,
  makeGood,
  throwWhenLeft,
  whileShowing,
  type Fault,
} from "../support/faults.ts";
import { ownAdministrator } from "../support/own-administrator.ts";
import { logInWith } from "../support/session.ts";

/**
 * One session of an own administrator for all the tabs of a test: so many pages would pass the limit of calls
 * a minute of a shared account. Without the service worker, which would answer in place of the faults.
 */
async function ownTabs(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await logInWith(page, await ownAdministrator(context.request));
  await page.close();
  return context;
}

/** The shell waits ten seconds for an app before it declares it hanging. */
const inTime = { timeout: 60_000 };

const main = (page: Page) => page.getByRole("main");
const card = (page: Page, { message }: Fault) => main(page).getByText(message);
const retry = (page: Page) => main(page).getByRole("button", { name: "Réessayer", exact: true });

/** One app fails in this tab, is repaired and retried; the rest keeps working meanwhile. */
async function failsAlone(page: Page, fault: Fault, app: FeatureApp): Promise<void> {
  const others = featureApps.filter((other) => other !== app);
  const next = featureApps[(featureApps.indexOf(app) + 1) % featureApps.length] ?? app;
  const admin = new AppsPage(page);

  await fault.put(page, app.name);
  await page.goto(app.path, { waitUntil: "commit" });
  await expect(card(page, fault), `${app.name} says why`).toBeVisible(inTime);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(app.title);

  await openPage(page, next.title);
  await expectShown(page);

  await openPage(page, "Applications");
  await admin.loadAll();
  for (const { name } of others) await admin.expectRunning(name);
  await admin.expectLastError(app.name, fault.message);
  if (!fault.inOnePart) await admin.expectOut(app.name);

  await openPage(page, app.title);
  await expect(card(page, fault), `${app.name} still fails`).toBeVisible(inTime);
  await makeGood(page);
  await retry(page).click();
  await expect(card(page, fault), `${app.name} is back`).toHaveCount(0);
  await expectShown(page);

  await openPage(page, "Applications");
  await admin.expectRunning(app.name);
}

/**
 * Apps checked at once, each in its own tab: six streams of live updates would use up the browser's
 * connections.
 */
const AT_ONCE = 3;

test("the docs tell of each fault, in the words that people read", () => {
  const page = readFileSync(new URL("../../docs/federation.md", import.meta.url), "utf8");
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const told = (page.split("## Proven in a browser")[1] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  expect(told.slice(2).map(cells)).toEqual(
    faults.map(({ name, message, inOnePart }) => [
      name,
      message.source.replaceAll("\\", ""),
      inOnePart ? "the part" : "the app",
    ]),
  );
});

for (const fault of faults) {
  test(`${fault.name}: each app fails alone, and a retry helps once it is good again`, async ({
    browser,
  }) => {
    const context = await ownTabs(browser);
    const waiting = [...featureApps];
    const tryTheRest = async () => {
      for (let app = waiting.shift(); app; app = waiting.shift()) {
        const page = await context.newPage();
        await failsAlone(page, fault, app);
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tryTheRest));
    await context.close();
  });
}

test("a home card that throws takes nothing else down, and a retry brings it back", async ({ browser }) => {
  const context = await ownTabs(browser);
  const page = await context.newPage();
  const { features } = (await (await page.request.get("/features.json")).json()) as {
    features: { name: string; cards: { name: string; title: string }[] }[];
  };
  const onHome = features.map(({ name, cards }) => ({
    name,
    cards: cards.filter((one) => one.name.startsWith("home/")),
  }));
  for (const { name, cards } of onHome.filter((feature) => feature.cards.length > 0)) {
    await whileShowing.put(page, name);
    await page.goto("/");
    const others = onHome.filter((feature) => feature.name !== name).flatMap((feature) => feature.cards);
    const place = (title: string) => page.getByRole("region", { name: title, exact: true });
    for (const { title } of cards) await expect(place(title).getByText(whileShowing.message)).toBeVisible();
    for (const { title } of others) await expect(place(title)).toBeVisible();
    await expect(place("Ami·e·s")).toBeVisible();
    await makeGood(page);
    for (const { title } of cards) {
      await place(title).getByRole("button", { name: "Réessayer" }).click();
      await expect(place(title).getByText(whileShowing.message)).toHaveCount(0);
    }
    // Of the cards on other spots of the page.
    for (const button of await retry(page).all()) await button.click();
    await expect(page.getByText(whileShowing.message)).toHaveCount(0);
  }
});

test("what a page or a home card throws as one leaves it takes nothing down, and is put down to its app", async ({
  browser,
}) => {
  const context = await ownTabs(browser);
  const page = await context.newPage();
  for (const app of featureApps) await throwWhenLeft(page, app.name);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Ami·e·s" })).toBeVisible();
  for (const { title } of featureApps) {
    await openPage(page, title);
    await expectShown(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await openPage(page, "Applications");
  const admin = new AppsPage(page);
  for (const { name } of featureApps) {
    await admin.expectRunning(name);
    await admin.expectLastError(name, /Une action de cette application a échoué/);
  }
});

test("without a readable list of apps the shell goes on, says so, and shows them once it is back", async ({
  browser,
}) => {
  const context = await ownTabs(browser);
  const page = await context.newPage();
  const missing = page.getByText("La liste des applications n'est pas lisible pour le moment.");
  await hideRegistry(page);
  await page.goto("/");
  await expect(missing).toBeVisible();
  await expect(page.getByRole("region", { name: "Ami·e·s" })).toBeVisible();
  await page.goto("/fa");
  await expect(missing).toBeVisible();
  await makeGood(page);
  await retry(page).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Activités");
  await expectShown(page);
});

test("a file that failed is asked for again by itself, under an address that nobody has an answer for", async ({
  browser,
}) => {
  const context = await ownTabs(browser);
  const page = await context.newPage();
  const requests: string[] = [];
  await page.route(/\/features\/mf-activities\/[^/]+\/(?!entry\.)[^/]+\.js/, (route) => {
    const { search } = new URL(route.request().url());
    requests.push(search);
    // Like a cache that holds an error: every address without a query fails.
    return search === ""
      ? route.fulfill({ status: 404, headers: { "cache-control": "max-age=31536000" } })
      : route.continue();
  });
  await page.goto("/fa");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Activités");
  await expectShown(page);
  expect(requests).toContainEqual(expect.stringMatching(/^\?retry=\w+$/));
});
