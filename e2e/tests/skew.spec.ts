import { expectShown, openPage } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AppsPage } from "../pages/apps-page.ts";
import { featureApps } from "../support/feature-apps.ts";
import { siteOfThisFile } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

const site = siteOfThisFile();

test("the shell runs each app as its previous contract has it", async ({ browser }) => {
  const [previous = 0] = (await site().shellManifest()).contracts;
  const builds = featureApps.map(({ name }) =>
    site().anotherBuild(name, async ({ manifest, rename }) => {
      manifest["contract"] = previous;
      // In that contract, router and forms had their doors in federation.
      await rename("@coulisses/shared-pages/", "@coulisses/federation/platform/");
    }),
  );
  expect(await site().federation("publish", "--untried", ...(await Promise.all(builds)))).toMatchObject({
    code: 0,
  });
  const { features } = await site().registry();
  expect(features.map(({ contract }) => contract)).toEqual(featureApps.map(() => previous));

  const page = await browserOf(browser, "admin", { baseURL: site().origin });
  for (const { title } of featureApps) {
    await openPage(page, title);
    await expectShown(page);
  }
  await openPage(page, "Applications");
  const apps = new AppsPage(page);
  for (const { name, version } of features) {
    await apps.expectRunning(name);
    await expect(apps.row(name)).toContainText(version);
  }
});

test("each app of a contract to come is refused: by publishing, and by a shell that finds it all the same", async ({
  browser,
}) => {
  const next = Math.max(...(await site().shellManifest()).contracts) + 1;
  const builds = featureApps.map(({ name }) =>
    site().anotherBuild(name, ({ manifest }) => void (manifest["contract"] = next)),
  );
  const { code, output } = await site().federation("publish", "--untried", ...(await Promise.all(builds)));
  expect(code).toBe(1);
  for (const { name } of featureApps) {
    expect(output).toContain(`${name} was built for contract ${next}, which the shell can't run`);
  }
  const { features } = await site().registry();
  await site().writeRegistry({ features: features.map((feature) => ({ ...feature, contract: next })) });

  const page = await browserOf(browser, "admin", { baseURL: site().origin });
  const message = /n'a pas été construite pour cette version du site/;
  for (const { title } of featureApps) {
    await openPage(page, title);
    await expect(page.getByRole("main").getByText(message)).toBeVisible();
  }
  await openPage(page, "Applications");
  const apps = new AppsPage(page);
  for (const { name } of featureApps) {
    await apps.expectOut(name);
    await apps.expectLastError(name, message);
  }
  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  await expect(page.getByRole("region", { name: "Ami·e·s" })).toBeVisible();
});
