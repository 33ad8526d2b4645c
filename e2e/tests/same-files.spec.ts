import { expectShown, openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { siteOfThisFile } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

const site = siteOfThisFile();

/** The most that a device fetches of an app again when one of its strings changed, in bytes as they travel. */
const AGAIN = 8 * 1024;

/** The files of an app that come over the network while the action runs, each with its bytes, those of the answer's head left out. */
async function fetchedOf(page: Page, app: string, act: () => Promise<void>): Promise<Map<string, number>> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const addresses = new Map<string, string>();
  const fetched = new Map<string, number>();
  network.on("Network.responseReceived", ({ requestId, response }) => {
    addresses.set(requestId, new URL(response.url).pathname);
  });
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? "";
    if (!address.startsWith(`/features/${app}/`) || encodedDataLength === 0) return;
    fetched.set(address, (fetched.get(address) ?? 0) + encodedDataLength);
  });
  await act();
  await network.detach();
  return fetched;
}

async function seeAll(page: Page): Promise<void> {
  for (const address of ["/ft", "/orga-need", "/timeline", "/assignment/orga-task"]) {
    await page.goto(address);
    await expectShown(page);
  }
  await page.goto("/planning");
  await openPage(page, "Échanges");
  await expectShown(page);
  // The list of the version's files is read a while after a page that did without it.
  await page.waitForTimeout(4_000);
}

const sum = (fetched: Map<string, number>) => [...fetched.values()].reduce((all, bytes) => all + bytes, 0);

test("of a version in which one string changed, a device fetches that file and the list of all, from the whole app", async ({
  browser,
}) => {
  const page = await browserOf(browser, "admin", { baseURL: site().origin, serviceWorkers: "block" });
  const first = await fetchedOf(page, "mf-tasks", () => seeAll(page));
  expect(sum(first)).toBeGreaterThan(3 * AGAIN);

  const dist = await site().anotherBuild("mf-tasks", ({ rename }) =>
    rename("Aucune demande en cours", "Aucune demande pour l'instant"),
  );
  expect(await site().federation("publish", "--untried", dist)).toMatchObject({ code: 0 });

  const again = await fetchedOf(page, "mf-tasks", () => seeAll(page));
  await expect(page.getByText("Aucune demande pour l'instant")).toBeVisible();
  expect(
    [...again.keys()].map((address) => address.replace(/\.[0-9a-f]{16}|\/[0-9a-f]{12}(?=\/)/, "")),
  ).toEqual([
    "/features/mf-tasks/hashes.json",
    expect.stringMatching(/^\/features\/mf-tasks\/files\/\d+\.js$/),
  ]);
  expect(sum(again)).toBeLessThanOrEqual(AGAIN);
});
