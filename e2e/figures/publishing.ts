import { anotherEdition, inEdition } from "../support/edition.ts";
import { ownSite } from "../support/own-site.ts";
import { logIn } from "../support/session.ts";
import { withBrowser } from "./measure.ts";

type PublishingFigures = {
  /**
   * Milliseconds from the command to the new version on the screen of a reader who opens it in an open tab.
   */
  visibleMs: number;
  /** Milliseconds of the rollback command. */
  rollbackMs: number;
};

export async function measurePublishing(): Promise<PublishingFigures> {
  const site = await ownSite();
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1440, height: 900 } });
      await logIn(page, "admin");
      const build = await anotherEdition(site, "mf-tasks", "bench");
      const visibleMs = await took(async () => {
        await site.federation("publish", "--untried", build);
        await page.locator('nav a[href="/ft"]').first().click();
        await page.locator(inEdition("bench")).waitFor({ state: "attached" });
      });
      const rollbackMs = await took(() => site.federation("rollback", "mf-tasks"));
      return { visibleMs, rollbackMs };
    });
  } finally {
    await site.close();
  }
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}
