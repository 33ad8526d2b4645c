import { can } from "@coulisses/shared-domain/access/access";
import { peopleBeside, presenceBeatMs, type PresentPerson } from "@coulisses/shared-domain/presence/presence";
import type { Connection } from "../../database/database";
import type { LiveHub } from "../live-hub";
import { type Here, keyOf, presenceBoard, readersOf, type SheetTag, sheetKey } from "./presence-board";
import { presenceLink } from "./presence-link";

/** The time in which changes are collected, in milliseconds: a crowd that scrolls costs a few messages a second. */
const COLLECT_MS = 200;
const SWEEP_MS = 1_000;

/** A person's page: who, which page of theirs, and the section in view. */
type Page = PresentPerson & { screen: string };

/** The people on each sheet, on all instances. */
export type Presence = {
  /** Notes the page, and answers the others on its sheet. */
  here(sheet: SheetTag, page: Page): PresentPerson[];
  gone(page: Pick<Page, "id" | "screen">): void;
  /** True when this page is already known on this sheet. */
  knows(sheet: SheetTag, page: Pick<Page, "id" | "screen">): boolean;
  stop(): void;
};

/** Follows who is on which sheet, and tells those who are on the same one and may read it. */
export async function presenceOn(
  connection: Connection,
  liveHub: LiveHub,
  onError: (error: unknown) => void,
): Promise<Presence> {
  const board = presenceBoard();
  const stale = new Map<string, SheetTag>();
  const news = new Map<string, Here>();
  const departures = new Set<string>();
  let pending: NodeJS.Timeout | undefined;

  function flush(): void {
    pending = undefined;
    for (const sheet of stale.values()) tellPeopleOn(sheet);
    stale.clear();
    link.tell([...news.values()], [...departures]);
    news.clear();
    departures.clear();
  }
  function note(changed: readonly Here[]): void {
    for (const { sheet } of changed) stale.set(sheetKey(sheet), sheet);
    if (stale.size + news.size + departures.size > 0) pending ??= setTimeout(flush, COLLECT_MS).unref();
  }
  function tellPeopleOn(sheet: SheetTag): void {
    const pages = board.on(sheet);
    const at = new Date().toISOString();
    liveHub.sendEach(new Set(pages.map(({ id }) => id)), ({ userId, access }) =>
      can(access, readersOf[sheet.type])
        ? { event: "presence", at, tags: [], presence: { sheet, people: peopleBeside(pages, userId) } }
        : undefined,
    );
  }

  const link = await presenceLink(
    connection,
    ({ from, here, gone, isNew }) => {
      note([...board.hear(from, here), ...board.leave(gone)]);
      if (isNew) link.tell(board.own());
    },
    onError,
  );
  link.greet();
  const sweep = setInterval(() => {
    note(board.lapse(Date.now()));
  }, SWEEP_MS);
  const round = setInterval(() => {
    link.tell(board.own());
  }, presenceBeatMs);
  sweep.unref();
  round.unref();

  return {
    here(sheet, page) {
      const now = Date.now();
      const present = { ...page, sheet, heardAt: now, movedAt: now };
      const { changed, isNews } = board.here(present);
      if (isNews) news.set(keyOf(page), present);
      departures.delete(keyOf(page));
      note(changed);
      return peopleBeside(board.on(sheet), page.id);
    },
    gone(page) {
      const key = keyOf(page);
      news.delete(key);
      departures.add(key);
      note(board.leave([key]));
    },
    knows: (sheet, page) => board.has(page, sheet),
    stop() {
      clearInterval(sweep);
      clearInterval(round);
      clearTimeout(pending);
    },
  };
}
