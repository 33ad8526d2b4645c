import type { Browser, Page } from "@playwright/test";
import { settle, withBrowser, withSession } from "./measure.ts";
import { median } from "./median.ts";

/**
 * Milliseconds between two frames while a calendar of fifty people scrolls, and while a bare page of as many
 * boxes does.
 */
type ScrollingFigures = { calendarMs: number; bareMs: number };

const PEOPLE = 50;
const ROUNDS = 3;
const DURATION_MS = 2_000;
/** Pixels per frame, the speed of a reader who looks for a name. */
const STEP = 40;

type Person = { id: number };
type Planned = Person & { assignments: { start: string }[] };
type Box = { left: number; top: number; width: number; height: number };

/** Scrolls both ways and back, one step per frame; returns milliseconds per frame. */
function scroll(page: Page): Promise<number> {
  return page.evaluate(
    async ({ duration, step }) => {
      const scroller = document.querySelector("[role=region][aria-label=Calendrier]");
      if (!scroller) throw new Error("There is no calendar");
      const way = { x: step, y: step };
      const start = await new Promise<number>((next) => requestAnimationFrame(next));
      for (let frames = 1; ; frames += 1) {
        const { scrollLeft, scrollTop } = scroller;
        scroller.scrollBy(way.x, way.y);
        if (scroller.scrollLeft === scrollLeft) way.x = -way.x;
        if (scroller.scrollTop === scrollTop) way.y = -way.y;
        const now = await new Promise<number>((next) => requestAnimationFrame(next));
        if (now - start >= duration) return (now - start) / frames;
      }
    },
    { duration: DURATION_MS, step: STEP },
  );
}

/** Address of fifty people on their busiest day. */
async function crowdedDay(page: Page): Promise<string> {
  const login = await page.request.post("/api/refresh", { data: {} });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`/api/${path}`, { headers })).json()) as Answer;
  const volunteers = await read<Person[]>("users/volunteers");
  const ids = volunteers.slice(0, PEOPLE).map(({ id }) => id);
  const planned = await read<Planned[]>(`multi-planning?volunteerIds=${ids.join()}`);
  const counts = new Map<string, number>();
  for (const { start } of planned.flatMap(({ assignments }) => assignments)) {
    const day = start.slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const [busiest] = [...counts].toSorted(([, one], [, other]) => other - one);
  return `/multi-planning?volunteerIds=${ids.join()}&itemsPerPage=all&day=${busiest?.[0] ?? ""}`;
}

/** Copies the calendar's boxes alone into a scroller of the same size. */
async function fillBare(bare: Page, page: Page): Promise<void> {
  const drawing = await page.getByRole("region", { name: "Calendrier" }).evaluate((scroller) => {
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const boxes = [...scroller.querySelectorAll("*")].map((element): Box => {
      const box = element.getBoundingClientRect();
      return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
    });
    return { width, height, boxes };
  });
  const place = ({ left, top, width, height }: Box) =>
    `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  await bare.setContent(
    `<div role="region" aria-label="Calendrier" style="position:relative;overflow:auto;width:${drawing.width}px;height:${drawing.height}px">
      ${drawing.boxes.map((box, at) => `<div style="${place(box)};outline:1px solid #ccc">${at}</div>`).join("")}
    </div>`,
  );
}

async function visit(browser: Browser, origin: string): Promise<ScrollingFigures> {
  const context = await withSession(browser, origin, "admin");
  const [page, bare] = [await context.newPage(), await context.newPage()];
  for (const one of [page, bare]) await one.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await crowdedDay(page));
  await page.bringToFront();
  await page
    .getByRole("group")
    .nth(PEOPLE - 1)
    .waitFor();
  await settle(page);
  await fillBare(bare, page);
  // The browser's idle work is over by then.
  await page.waitForTimeout(DURATION_MS);
  const calendarMs = await scroll(page);
  await bare.bringToFront();
  const bareMs = await scroll(bare);
  await context.close();
  return { calendarMs, bareMs };
}

/** Medians of several visits. */
export function measureScrolling(origin: string): Promise<ScrollingFigures> {
  return withBrowser(async (browser) => {
    const visits: ScrollingFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, origin));
    return {
      calendarMs: median(visits.map(({ calendarMs }) => calendarMs)),
      bareMs: median(visits.map(({ bareMs }) => bareMs)),
    };
  });
}
