import { expectShown, openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AppsPage } from "../pages/apps-page.ts";
import { anotherEdition, inEdition } from "../support/edition.ts";
import { siteOfThisFile } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

const site = siteOfThisFile();

async function publish(name: string, edition: string): Promise<void> {
  expect(
    await site().federation("publish", "--untried", await anotherEdition(site(), name, edition)),
  ).toMatchObject({
    code: 0,
  });
}

async function expectEdition(page: Page, edition: string): Promise<void> {
  await expect(page.locator(inEdition(edition))).toBeAttached();
}

/** A mark that a reload removes from the page. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { stillHere: true })).then(() => undefined);
const isMarked = (page: Page) => page.evaluate(() => "stillHere" in globalThis);

test("what is published while a tab is open shows at the next navigation, and rolling back too; the open page goes on", async ({
  browser,
}) => {
  const page = await browserOf(browser, "admin", { baseURL: site().origin });
  // The home page's cards may have loaded any app.
  await page.goto("/planning");
  await publish("mf-tasks", "one");
  await test.step("an app that this tab has not opened yet starts with its new version, without a reload", async () => {
    const version = (await site().registry()).features.find(({ name }) => name === "mf-tasks")?.version ?? "";
    await openPage(page, "Applications");
    await expect(new AppsPage(page).row("mf-tasks")).toContainText(version);
    await mark(page);
    await openPage(page, "Fiches Tâches");
    await expectEdition(page, "one");
    expect(await isMarked(page)).toBe(true);
  });

  const before = (await site().registry()).features.find(({ name }) => name === "mf-tasks");
  await publish("mf-tasks", "two");
  await test.step("the page that is open goes on, and so does the old version's code", async () => {
    await expectEdition(page, "one");
    expect((await page.request.get(String(before?.["entry"]))).status()).toBe(200);
    await openPage(page, "Mon Planning");
    expect(await isMarked(page)).toBe(true);
  });
  await test.step("the next page of that app is the new version's", async () => {
    await openPage(page, "Fiches Tâches");
    await expectEdition(page, "two");
    expect(await isMarked(page)).toBe(false);
  });

  await test.step("one command brings the version before back, in a tab that runs the new one", async () => {
    const other = await page.context().newPage();
    await other.goto("/ft");
    await expectEdition(other, "two");
    expect(await site().federation("rollback", "mf-tasks")).toMatchObject({ code: 0 });
    await openPage(other, "Mon Planning");
    await openPage(other, "Fiches Tâches");
    await expectEdition(other, "one");
  });
});

test("twenty releases under an open form lose nothing of what was typed, which is then saved", async ({
  browser,
}) => {
  const page = await browserOf(browser, "admin", { baseURL: site().origin });
  await openPage(page, "Fiches Activités");
  await page.getByRole("button", { name: "Créer une fiche activité" }).click();
  const dialog = page.getByRole("dialog", { name: "Créer une nouvelle Fiche Activité" });
  const field = dialog.getByRole("textbox", { name: "Nom de la FA" });
  let typed = "";
  for (const letter of "Bal folk sous la lune") {
    await field.press("End");
    await field.pressSequentially(letter);
    typed += letter;
    if (typed.length <= 20) await publish("mf-activities", `under a form ${typed.length}`);
    await expect(field).toHaveValue(typed);
  }
  await dialog.getByRole("button", { name: /^Créer/ }).click();
  await expect(page).toHaveURL(/\/fa\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(typed);
});

test("another build of the shell is offered in the header, and makes the next page a full reload", async ({
  browser,
}) => {
  const page = await browserOf(browser, "admin", { baseURL: site().origin });
  await openPage(page, "Mon Planning");
  await mark(page);
  // A page just opened takes its newer version; once in use it keeps the old one.
  await page.keyboard.press("Shift");
  const build = await site().anotherBuild("shell", ({ append }) => append("index.html", "<!-- another -->"));
  expect(await site().federation("publish", "--untried", build)).toMatchObject({ code: 0 });
  // A page back on the network checks for a newer version.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Nouvelle version" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await openPage(page, "Mes Dispos");
  // A reloading page can't be queried.
  await expect(async () => expect(await isMarked(page)).toBe(false)).toPass({ timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mes Dispos");
  await expect(page.getByRole("button", { name: "Nouvelle version" })).toHaveCount(0);
});

test("a site that always seems newer does not keep a page reloading", async ({ browser }) => {
  const page = await browserOf(browser, "admin", { baseURL: site().origin, serviceWorkers: "block" });
  let answers = 0;
  await page.route("**/build.json*", (route) =>
    route.fulfill({ json: { id: `build ${String(++answers)}` } }),
  );
  let opened = 0;
  page.on("load", () => {
    opened += 1;
  });
  const offer = page.getByRole("button", { name: "Nouvelle version" });
  await openPage(page, "Mon Planning");
  await expect.poll(() => opened, "the page is loaded anew").toBe(1);
  for (const title of ["Fiches Tâches", "Fiches Activités"]) {
    await openPage(page, title);
    await expect(offer).toBeVisible();
  }
  expect(opened, "and not again").toBe(1);
});

test("a registry damaged while the site runs changes nothing for anybody, until it is sound again", async ({
  browser,
}) => {
  const sound = await site().registry();
  const page = await browserOf(browser, "admin", { baseURL: site().origin, serviceWorkers: "block" });
  for (const text of [JSON.stringify(sound).slice(0, 500), "", "{}", "<!doctype html>"]) {
    await site().damageRegistry(text);
    await page.goto("/fa");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Activités");
    await openPage(page, "Fiches Tâches");
    await expectShown(page);
  }
  const visitor = await browser.newPage({ baseURL: site().origin, serviceWorkers: "block" });
  await visitor.goto("/login");
  await expect(visitor.getByRole("button", { name: "Connexion" })).toBeVisible();
  await visitor.close();
  await site().writeRegistry(sound);
});
