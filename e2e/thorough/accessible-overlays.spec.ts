import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { expectAccessible } from "../support/axe.ts";
import { rawLinks } from "../support/layout.ts";
import { lookAtWhatOpens, refuseWrites, stillness } from "../support/overlays.ts";
import { ownAdministrator } from "../support/own-administrator.ts";
import { screens, show } from "../support/pages.ts";
import { logInWith } from "../support/session.ts";
import { wear } from "../support/theme.ts";

test.describe.configure({ mode: "parallel" });

/** Searches that leave a few rows of the longest lists: all rows open the same dialogs. */
const rows: Readonly<Record<string, string>> = {
  "/volunteers": "?search=mousset",
  "/fa": "?search=course",
  "/ft": "?search=course",
};

/** Minimum number of overlays: with fewer, the walk has lost its way to them. */
const LEAST = { desktop: 60, phone: 35 };

for (const { name, viewport, pages } of screens) {
  test(`axe finds nothing in any dialog, menu or list, in the light nor in the dark, on a ${name}`, async ({
    browser,
    request,
  }) => {
    // A service worker would send the requests that are refused here.
    const context = await browser.newContext({ viewport, serviceWorkers: "block" });
    const page = await context.newPage();
    await logInWith(page, await ownAdministrator(request));
    await refuseWrites(page);
    const looked: string[] = [];
    const walk = {
      kinds: new Set<string>(),
      shapes: new Set<string>(),
      quiet: stillness(page),
      show: (address: string) => show(page, address),
    };
    for (const path of pages) {
      const address = `${path}${rows[path] ?? ""}`;
      const look = async (opened: string) => {
        const what = `${path} › ${opened}`;
        looked.push(what);
        await wear(page, "light");
        await expectAccessible(page, `${what}, light`);
        await wear(page, "dark");
        await expectAccessible(page, `${what}, dark`, "colours");
        await expect.poll(() => rawLinks(page), what).toEqual([]);
      };
      await show(page, address);
      await lookAtWhatOpens(page, address, { ...walk, look });
    }
    expect(looked.length, looked.join("\n")).toBeGreaterThanOrEqual(LEAST[name]);
    await context.close();
  });
}
