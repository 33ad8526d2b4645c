import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import {
  cutWords,
  laptopWidths,
  narrowColumns,
  phoneWidths,
  sidewaysScroll,
  smallTargets,
} from "../support/layout.ts";
import { show } from "../support/pages.ts";
import { desktopPages, mobilePages } from "../support/site-pages.ts";
import { ownAdministrator } from "../support/own-administrator.ts";
import { logInWith } from "../support/session.ts";

async function expectNoSidewaysScroll(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toEqual([]);
  }
}

test("no page scrolls sideways on a phone, and a finger can press all that it offers", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Connexion" })).toBeVisible();
  await expectNoSidewaysScroll(page, "/login", phoneWidths);
  expect(await smallTargets(page), "/login").toEqual([]);
  await logInWith(page, await ownAdministrator(request));
  for (const path of mobilePages) {
    await show(page, path);
    await expectNoSidewaysScroll(page, path, phoneWidths);
    await expect.poll(() => smallTargets(page), path).toEqual([]);
    for (const width of phoneWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutWords(page), `words of ${path} at ${width} px`).toEqual([]);
    }
  }
});

test("no page scrolls sideways on a laptop, however narrow, and columns, fields and chips can be read", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logInWith(page, await ownAdministrator(request));
  for (const path of desktopPages) {
    await show(page, path);
    for (const width of laptopWidths) {
      await expectNoSidewaysScroll(page, path, [width]);
      await expect.poll(() => narrowColumns(page), `columns of ${path} at ${width} px`).toEqual([]);
      await expect.poll(() => cutWords(page), `words of ${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the money of an evening is typed beside what each has and will have, on a small laptop too", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await logInWith(page, await ownAdministrator(request));
  await show(page, "/sg");
  // The grid once its rows have loaded.
  const accounts = page.getByRole("grid", { name: "Comptes perso" });
  for (const header of ["CP", "CP après", "Nouvelle conso"])
    await expect(accounts.getByRole("columnheader", { name: header, exact: true })).toBeVisible();
  const top = async (name: RegExp) => (await accounts.getByRole("button", { name }).first().boundingBox())?.y;
  expect(await top(/^1 bâton de plus/)).toBe(await top(/^5 bâtons de plus/));
});
