import { expect, type Page, type Request } from "@playwright/test";
import { markOpener, type Opener, OVERLAYS } from "./openers.ts";

const overlays = (page: Page) => page.locator(OVERLAYS).filter({ visible: true });

/** Refuses every write: buttons are pressed for the overlays they open, and must change nothing. */
export async function refuseWrites(page: Page): Promise<void> {
  const refusal = { statusCode: 403, error: "Forbidden", message: "Rien ne s'écrit ici" };
  await page.route("**/api/**", (route, request) => {
    const isHarmless = request.method() === "GET" || request.url().endsWith("/api/refresh");
    return isHarmless ? route.fallback() : route.fulfill({ status: 403, json: refusal });
  });
}

/** Returns a wait that ends once the press's requests are answered and drawn. */
export function stillness(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  let asked = false;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/live-notifications")) return;
    asked = true;
    onTheirWay.add(request);
  });
  page.on("requestfinished", (request) => onTheirWay.delete(request));
  page.on("requestfailed", (request) => onTheirWay.delete(request));
  return async () => {
    await frames(page, 4);
    if (!asked) return;
    await expect.poll(() => [...onTheirWay].map((request) => request.url()), { intervals: [20] }).toEqual([]);
    asked = false;
    // React holds late content back for 300 ms.
    await frames(page, 20);
  };
}

/** Counts frames instead of time, for a busy machine draws fewer of them. */
const frames = (page: Page, count: number) =>
  page.evaluate(
    (all) =>
      new Promise<void>((drawn) => {
        const draw = (left: number) => {
          if (left === 0) drawn();
          else requestAnimationFrame(() => draw(left - 1));
        };
        draw(all);
      }),
    count,
  );

/** True when an overlay has opened since the last call. */
function hasOpened(page: Page): Promise<boolean> {
  return overlays(page).evaluateAll((standing) => {
    const fresh = (standing as HTMLElement[]).filter(({ dataset }) => dataset["seen"] === undefined);
    for (const { dataset } of fresh) dataset["seen"] = "";
    return fresh.length > 0;
  });
}

/** Structure of the topmost overlay, so that dialogs of one kind are checked once. */
function shapeOfTopmost(page: Page): Promise<string> {
  return overlays(page)
    .last()
    .evaluate((overlay) => {
      const parts = [...overlay.querySelectorAll("*")].map(
        (part) => `${part.tagName} ${part.classList.value}`,
      );
      const title = overlay.querySelector("h2")?.textContent.split(" ")[0] ?? "";
      return [overlay.role, title, ...new Set(parts)].toSorted().join();
    });
}

/** Screen readers are confined to the topmost overlay, and back in the page once none is left. */
async function expectHeard(page: Page): Promise<void> {
  const isHidden = () =>
    page.evaluate((over) => {
      const standing = [...document.querySelectorAll(over)].filter((overlay) => overlay.checkVisibility());
      const heard = standing.at(-1) ?? document.querySelector("main");
      return heard?.closest("[aria-hidden=true], [inert]")?.outerHTML.slice(0, 200);
    }, OVERLAYS);
  await expect.poll(isHidden, { intervals: [20] }).toBeUndefined();
}

/** Presses Escape until at most `count` overlays are left. */
async function closeDownTo(page: Page, count: number): Promise<boolean> {
  for (let presses = 0; presses < 4 && (await overlays(page).count()) > count; presses += 1) {
    await page.keyboard.press("Escape");
    await frames(page, 2);
  }
  await expectHeard(page);
  return (await overlays(page).count()) === count;
}

/** Kinds pressed and shapes checked on earlier pages, and the functions of the walk. */
type Walk = {
  kinds: Set<string>;
  shapes: Set<string>;
  quiet: () => Promise<void>;
  show: (path: string) => Promise<void>;
  look: (what: string) => Promise<void>;
};

/** Opens everything that can be opened from a page and from its overlays, and checks each once. */
export async function lookAtWhatOpens(page: Page, path: string, walk: Walk): Promise<void> {
  const DEEPEST = 3;
  const address = page.url();

  const press = async () => {
    await page
      .locator("[data-opener]")
      .click({ timeout: 3_000 })
      .catch(() => undefined);
    await walk.quiet();
  };
  const look = async (shape: string, way: readonly Opener[]) => {
    if (walk.shapes.has(shape)) return false;
    walk.shapes.add(shape);
    await expectHeard(page);
    await walk.look(way.map(({ name }) => name).join(" › "));
    return true;
  };
  /** Reopens, one after the other, the overlays that a press closed. */
  const reach = async (way: readonly Opener[]) => {
    if (!(await closeDownTo(page, 0)) || page.url() !== address) await walk.show(path);
    for (const { kind } of way) {
      if (!(await markOpener(page, path, { kind }))) return false;
      await press();
    }
    await hasOpened(page);
    return (await overlays(page).count()) === way.length;
  };
  const explore = async (way: readonly Opener[]): Promise<void> => {
    for (;;) {
      await walk.quiet();
      const opener = await markOpener(page, path, { known: walk.kinds });
      if (!opener) return;
      walk.kinds.add(opener.kind);
      await press();
      const there = [...way, opener];
      if (await hasOpened(page)) {
        const isNew = await look(await shapeOfTopmost(page), there);
        if (isNew && there.length < DEEPEST) await explore(there);
      } else if ((await page.locator("header [data-opener][aria-expanded=true]").count()) > 0) {
        await look(opener.kind, there);
      }
      const isBack = (await closeDownTo(page, way.length)) && page.url() === address;
      if (!isBack && !(await reach(way))) return;
    }
  };
  await explore([]);
}
