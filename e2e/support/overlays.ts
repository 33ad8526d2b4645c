import { expect, type Page, type Request } from "@playwright/test";
import { markOpener, type Opener, OVERLAYS } from "./openers.ts";

const overlays = (page: Page) => page.locator(OVERLAYS).filter({ visible: true });

/** Refuses all that a press would write: buttons are pressed to see what they open, and change nothing. */
export async function refuseWrites(page: Page): Promise<void> {
  const refusal = { statusCode: 403, error: "Forbidden", message: "Rien ne s'écrit ici" };
  await page.route("**/api/**", (route, request) => {
    const isHarmless = request.method() === "GET" || request.url().endsWith("/api/refresh");
    return isHarmless ? route.fallback() : route.fulfill({ status: 403, json: refusal });
  });
}

/** Answers a wait until what a press has asked for is there and drawn. */
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
    // React holds back for 300 ms what has come late.
    await frames(page, 20);
  };
}

/** A busy machine draws fewer frames: nothing here is told by the clock. */
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

/** Whether something stands over the page that did not at the last call. */
function hasOpened(page: Page): Promise<boolean> {
  return overlays(page).evaluateAll((standing) => {
    const fresh = (standing as HTMLElement[]).filter(({ dataset }) => dataset["seen"] === undefined);
    for (const { dataset } of fresh) dataset["seen"] = "";
    return fresh.length > 0;
  });
}

/** What the topmost is made of, so that dialogs of one kind are looked at once. */
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

/** Screen readers, too, are in what stands topmost, and in the page again once nothing does. */
async function expectHeard(page: Page): Promise<void> {
  const isHidden = () =>
    page.evaluate((over) => {
      const standing = [...document.querySelectorAll(over)].filter((overlay) => overlay.checkVisibility());
      const heard = standing.at(-1) ?? document.querySelector("main");
      return heard?.closest("[aria-hidden=true], [inert]")?.outerHTML.slice(0, 200);
    }, OVERLAYS);
  await expect.poll(isHidden, { intervals: [20] }).toBeUndefined();
}

/** Presses Escape until nothing more stands over the page than `count`. */
async function closeDownTo(page: Page, count: number): Promise<boolean> {
  for (let presses = 0; presses < 4 && (await overlays(page).count()) > count; presses += 1) {
    await page.keyboard.press("Escape");
    await frames(page, 2);
  }
  await expectHeard(page);
  return (await overlays(page).count()) === count;
}

/** What was pressed and what was looked at on the pages before, and how to look. */
export type Walk = {
  kinds: Set<string>;
  shapes: Set<string>;
  quiet: () => Promise<void>;
  show: (path: string) => Promise<void>;
  look: (what: string) => Promise<void>;
};

/**
 * Opens all that can be opened from a page and from what has opened there, and looks once at each.
 */
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
  /** Opens again, one after the other, what stood there before a press closed it. */
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
