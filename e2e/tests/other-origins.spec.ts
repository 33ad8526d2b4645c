import { expectShown, openPage } from "@coulisses/federation/playwright";
import { expect, type Page } from "@playwright/test";
import { type FileServer, serveFiles } from "../support/file-server.ts";
import { test } from "../support/journey.ts";
import { builtSite, type OwnSite, ownSite } from "../support/own-site.ts";
import { browserOf } from "../support/session.ts";

let allowed: FileServer;
let stranger: FileServer;
let site: OwnSite;

/** The registry with the code of these apps at these servers. */
async function move(apps: Readonly<Record<string, FileServer>>): Promise<void> {
  const { features, ...rest } = await site.registry();
  const moved = features.map((feature) => {
    const { pathname } = new URL(String(feature["entry"]), site.origin);
    return { ...feature, entry: `${apps[feature.name]?.origin ?? ""}${pathname}` };
  });
  await site.writeRegistry({ features: moved, ...rest });
}

test.beforeAll(async () => {
  allowed = await serveFiles(builtSite);
  stranger = await serveFiles(builtSite);
  site = await ownSite({ APP_ORIGINS: allowed.origin });
});
test.afterAll(async () => {
  await site.close();
  await Promise.all([allowed.close(), stranger.close()]);
});

const main = (page: Page) => page.getByRole("main");

test("an app whose files lie at an allowed origin works there, one at any other origin is refused", async ({
  browser,
}) => {
  await move({ "mf-logistics": stranger });
  const build = await site.anotherBuild("mf-tasks", () => undefined);
  const published = await site.federation("publish", build, "--untried", "--files-at", allowed.origin);
  expect(published.output).toContain("already in place");
  const page = await browserOf(browser, "admin", { baseURL: site.origin, serviceWorkers: "block" });
  await openPage(page, "Fiches Tâches");
  await expectShown(page);
  expect(allowed.asked).toContainEqual(
    expect.stringMatching(/^\/features\/mf-tasks\/files\/entry\.\w+\.js$/),
  );
  await openPage(page, "Catalogue Matos");
  await expect(main(page).getByText(/La fiche de cette application n'est pas lisible/)).toBeVisible();
  expect(stranger.asked).toEqual([]);
  await openPage(page, "Fiches Activités");
  await expectShown(page);
});

test("what an allowed origin alters does not run: that app says so, the others work, and it is back once it is whole", async ({
  browser,
}) => {
  await move({ "mf-tasks": allowed, "mf-planning": allowed });
  const page = await browserOf(browser, "admin", { baseURL: site.origin, serviceWorkers: "block" });
  for (const altered of ["entry.*.js", "feature.*.js", "hashes.json"]) {
    await test.step(altered, async () => {
      allowed.flip(new RegExp(`/mf-tasks/.*/${altered}$`));
      await page.goto("/planning");
      await openPage(page, "Fiches Tâches");
      await expect(main(page).getByText(/n'est pas celui qui a été publié/)).toBeVisible();
      await openPage(page, "Mon Planning");
      await expectShown(page);
      await openPage(page, "Fiches Tâches");
      allowed.flip(undefined);
      await main(page).getByRole("button", { name: "Réessayer", exact: true }).click();
      await expect(main(page).getByText(/n'est pas celui qui a été publié/)).toHaveCount(0);
      await expectShown(page);
    });
  }
});

test("the browser itself runs no script of another origin, and no text as code", async ({ browser }) => {
  const page = await browserOf(browser, "admin", { baseURL: site.origin, serviceWorkers: "block" });
  const outcome = (origin: string) =>
    page.evaluate(
      (src) =>
        new Promise<string>((done) => {
          document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
            done(violatedDirective);
          });
          const script = Object.assign(document.createElement("script"), { src });
          script.addEventListener("load", () => done("ran"));
          document.head.append(script);
        }),
      `${origin}/shell/theme.js`,
    );
  expect(await outcome(stranger.origin)).toBe("script-src-elem");
  // In a task of the page's own: what devtools run themselves, the policy lets pass.
  const made = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        setTimeout(() => {
          try {
            Reflect.construct(Function, ["return 1"]);
            done("made");
          } catch (error) {
            done((error as Error).name);
          }
        });
      }),
  );
  expect(made).toBe("EvalError");
  const answer = await page.request.get("/");
  const policy = answer.headers()["content-security-policy"] ?? "";
  expect(policy).not.toContain("unsafe-eval");
  for (const directive of ["script-src", "style-src", "connect-src", "font-src", "img-src"])
    expect(policy.split("; ").find((one) => one.startsWith(`${directive} `))).toContain(allowed.origin);
});
