import { expectShown, openPage } from "@coulisses/federation/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { AppsPage } from "../pages/apps-page.ts";
import { siteOfThisFile } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

const FILTERS = "@coulisses/shared-ui/filters";
type Names = Record<string, string[]>;

const site = siteOfThisFile();

test("a shell that renamed an export is refused alone, and so is an app that takes a name to come", async () => {
  const renamed = await site().anotherBuild("shell", ({ manifest }) => {
    const names = manifest["exports"] as Names;
    names[FILTERS] = (names[FILTERS] ?? []).map((name) => (name === "FilterBar" ? "Filters" : name));
  });
  const shell = await site().federation("publish", renamed);
  expect(shell.code).toBe(1);
  for (const app of ["mf-activities", "mf-tasks"]) {
    expect(shell.output).toContain(`${app} needs FilterBar of ${FILTERS}, which the shell lacks`);
  }
  const app = await site().federation("publish", await tasksTaking("Filters"));
  expect(app).toMatchObject({
    code: 1,
    output: expect.stringContaining(`mf-tasks needs Filters of ${FILTERS}, which the shell lacks`),
  });
  expect(await site().federation("check")).toMatchObject({ code: 0 });
});

test("a shell that finds such an app all the same refuses it alone, and says which name it lacks", async ({
  browser,
}) => {
  await site().putByHand("mf-tasks", await tasksTaking("Filters"));
  expect(await site().federation("check")).toMatchObject({
    code: 1,
    output: expect.stringContaining("mf-tasks needs Filters"),
  });

  const page = await browserOf(browser, "admin", { baseURL: site().origin });
  const message = /attend une autre version du site/;
  await openPage(page, "Fiches Tâches");
  await expect(page.getByRole("main").getByText(message)).toBeVisible();
  await openPage(page, "Fiches Activités");
  await expectShown(page);
  await openPage(page, "Applications");
  const apps = new AppsPage(page);
  await apps.expectOut("mf-tasks");
  await apps.expectLastError("mf-tasks", message);
  await expect(apps.row("mf-tasks")).toContainText(
    `mf-tasks needs Filters of ${FILTERS}, which the shell lacks`,
  );
});

function tasksTaking(name: string): Promise<string> {
  return site().anotherBuild("mf-tasks", ({ manifest }) => {
    (manifest["imports"] as Names)[FILTERS]?.push(name);
  });
}
