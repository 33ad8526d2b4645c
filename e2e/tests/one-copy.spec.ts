import { expect, type Response } from "@playwright/test";
import { test } from "../support/journey.ts";
import { browserOf } from "../support/session.ts";

/** A text that occurs once in each library's own code, and in no code that only uses it. */
const markers = {
  React: 'Symbol.for("react.memo")',
  "React DOM": "__reactContainer$",
  "Redux Toolkit Query": "internal_getRTKQSubscriptions",
  "React Router": "useRoutes()",
  Fluent: "fui-FluentProvider",
};

const onePageOfEachApp = [
  "/fa",
  "/ft",
  "/logistic/catalog",
  "/volunteers",
  "/availabilities",
  "/my-personal-account",
];

test("six apps and the shell share one React, one store, one router and one Fluent context", async ({
  browser,
}) => {
  const page = await browserOf(browser, "admin");
  const scripts = new Map<string, Promise<string>>();
  const keepScript = (response: Response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith(".js"))
      scripts.set(
        path,
        page.request.get(path).then((answer) => answer.text()),
      );
  };
  page.on("response", keepScript);
  for (const path of onePageOfEachApp) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  }
  // A script that is fetched ahead later would be read while the browser closes.
  page.off("response", keepScript);

  const features = new Set(
    [...scripts.keys()].flatMap((path) => /^\/features\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  expect([...features].sort()).toEqual([
    "mf-accounts",
    "mf-activities",
    "mf-logistics",
    "mf-planning",
    "mf-registrations",
    "mf-tasks",
  ]);

  const sources = await Promise.all([...scripts].map(async ([path, text]) => ({ path, text: await text })));
  for (const [library, marker] of Object.entries(markers)) {
    const holders = sources.filter(({ text }) => text.includes(marker)).map(({ path }) => path);
    expect(holders, `${library} is loaded once`).toHaveLength(1);
    expect(holders[0], `${library} comes from the shell`).toMatch(/^\/shell\//);
  }
});
