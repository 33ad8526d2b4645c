import { mostScreensOfPerson, presenceLapseMs } from "@coulisses/shared-domain/presence/presence";
import { type Here, presenceBoard } from "./presence-board";

const sheet = { type: "FestivalActivity" as const, id: 12 };
const page = (screen: string, more: Partial<Here> = {}): Here => ({
  id: 1,
  firstname: "Léa",
  section: null,
  screen,
  sheet,
  heardAt: 0,
  movedAt: 0,
  ...more,
});
const screens = (pages: readonly Here[]) => pages.map(({ screen }) => screen);

describe("PRE-2 A page that says nothing any more", () => {
  it("lapses after its time, and not before", () => {
    const board = presenceBoard();
    board.here(page("a"));
    expect(board.lapse(presenceLapseMs)).toEqual([]);
    expect(screens(board.lapse(presenceLapseMs + 1))).toEqual(["a"]);
    expect(board.on(sheet)).toEqual([]);
  });

  it("lapses as well when the instance to which it spoke was killed", () => {
    const board = presenceBoard();
    board.hear("another", [page("a")]);
    expect(screens(board.on(sheet))).toEqual(["a"]);
    expect(screens(board.lapse(presenceLapseMs + 1))).toEqual(["a"]);
  });

  it("stays as long as it speaks to any instance", () => {
    const board = presenceBoard();
    board.here(page("a"));
    board.hear("another", [page("a", { heardAt: 20_000 })]);
    expect(board.lapse(presenceLapseMs + 1)).toEqual([]);
    expect(board.own()).toEqual([]);
  });
});

describe("A page that speaks again", () => {
  it("is no news, unless it moved or comes from another instance", () => {
    const board = presenceBoard();
    expect(board.here(page("a"))).toMatchObject({ isNews: true, changed: [{ screen: "a" }] });
    expect(board.here(page("a", { heardAt: 1 }))).toEqual({ isNews: false, changed: [] });
    expect(board.here(page("a", { heardAt: 2, section: "signa" }))).toMatchObject({ isNews: true });
    board.hear("another", [page("a", { heardAt: 3, section: "signa" })]);
    expect(board.here(page("a", { heardAt: 4, section: "signa" }))).toEqual({ isNews: true, changed: [] });
  });

  it("keeps the instant of its last move", () => {
    const board = presenceBoard();
    board.here(page("a", { heardAt: 5, movedAt: 5 }));
    board.here(page("a", { heardAt: 9, movedAt: 9 }));
    expect(board.on(sheet)).toMatchObject([{ heardAt: 9, movedAt: 5 }]);
  });

  it("is not put back by an older word of it", () => {
    const board = presenceBoard();
    board.here(page("a", { heardAt: 5, section: "signa" }));
    expect(board.hear("another", [page("a", { heardAt: 4 })])).toEqual([]);
    expect(board.on(sheet)).toMatchObject([{ section: "signa" }]);
  });

  it("on another sheet has left the first", () => {
    const board = presenceBoard();
    const other = { ...sheet, id: 13 };
    board.here(page("a"));
    const { changed } = board.here(page("a", { heardAt: 1, sheet: other }));
    expect(changed.map((one) => one.sheet.id)).toEqual([12, 13]);
    expect(board.on(sheet)).toEqual([]);
  });
});

describe("PRE-4 A person with a hundred pages", () => {
  it("takes no more room than the most that count", () => {
    const board = presenceBoard();
    for (let n = 0; n < 100; n += 1) board.here(page(String(n), { heardAt: n, sheet: { ...sheet, id: n } }));
    board.here(page("theirs", { id: 2 }));
    expect(board.own()).toHaveLength(mostScreensOfPerson + 1);
    expect(board.on({ ...sheet, id: 99 })).toHaveLength(1);
    expect(board.on({ ...sheet, id: 0 })).toEqual([]);
  });

  it("is bounded too when another instance heard of them", () => {
    const board = presenceBoard();
    board.hear(
      "another",
      Array.from({ length: 100 }, (_, n) => page(String(n), { heardAt: n })),
    );
    expect(board.on(sheet)).toHaveLength(mostScreensOfPerson);
  });
});

it("A person can't take the place of another's page by its name", () => {
  const board = presenceBoard();
  board.here(page("a"));
  board.here(page("a", { id: 2, firstname: "Sam" }));
  expect(board.on(sheet).map(({ firstname }) => firstname)).toEqual(["Léa", "Sam"]);
});
