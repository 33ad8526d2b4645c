import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { siteOfThisFile } from "../support/own-site.ts";

const site = siteOfThisFile();
const versionInPlace = async (name: string) =>
  (await site().registry()).features.find((feature) => feature.name === name)?.version;

test("each page and card of the real apps passes the trial before its door opens", async () => {
  for (const name of ["mf-tasks", "mf-accounts"]) {
    const again = await site().anotherBuild(name, ({ append }) => append("feature.js", ";/* again */"));
    expect(await site().federation("publish", again)).toMatchObject({
      code: 0,
      output: expect.stringContaining("pages tried in a browser"),
    });
  }
});

test("a release that throws is refused, and the version in place stays; by force it comes, and is marked", async () => {
  const before = await versionInPlace("mf-accounts");
  const broken = await site().anotherBuild("mf-accounts", ({ append }) =>
    append("feature.js", ';throw new Error("no change in the till");'),
  );
  const refused = await site().federation("publish", broken);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("refused: mf-accounts throws.") });
  expect(refused.output).toContain("/shared-meals: ");
  expect(await versionInPlace("mf-accounts")).toBe(before);

  expect(await site().federation("publish", "--force", broken)).toMatchObject({ code: 0 });
  expect(await versionInPlace("mf-accounts")).not.toBe(before);
  expect((await site().federation("list")).output).toMatch(/in place {2}forced/);
});
