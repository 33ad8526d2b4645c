import { isTicked } from "./board";
import { changeSince, loadingLines } from "./lines";
import { isApprovedRequest, type LoadingRequest, type NotedLoadingMark } from "./loading";
import { cups, hours, mark, tables } from "./testing/samples";

const linesOf = (request: LoadingRequest, ...marks: NotedLoadingMark[]) =>
  loadingLines({ requests: [request], marks });
const hoursOf = (lines: ReturnType<typeof loadingLines>) => lines.map(({ start, end }) => ({ start, end }));
const ticks = (lines: ReturnType<typeof loadingLines>) =>
  lines.map((line) => [isTicked(line, "OUT"), isTicked(line, "BACK")]);

describe("VAN-1 A request counts", () => {
  it.each([
    ["IN_REVIEW", "APPROVED", true],
    ["VALIDATED", "APPROVED", true],
    ["READY_TO_ASSIGN", "APPROVED", true],
    ["IN_REVIEW", "REVIEWING", false],
    ["REFUSED", "REJECTED", false],
    ["IN_REVIEW", null, false],
    ["DRAFT", "APPROVED", false],
  ])("in a sheet %s that the providing team leaves %s: %s", (status, review, counts) => {
    expect(isApprovedRequest({ status, review })).toBe(counts);
  });
});

describe("VAN-2 A request goes out", () => {
  it("once for each stretch of time without a gap", () => {
    const lines = linesOf({ ...tables, periods: [hours(10, 12), hours(34, 40), hours(12, 18)] });
    expect(hoursOf(lines)).toEqual([hours(10, 18), hours(34, 40)]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });

  it("for each window when it is used up, for each needs the quantity", () => {
    const lines = linesOf({ ...cups, periods: [hours(10, 12), hours(12, 18)] });
    expect(hoursOf(lines)).toEqual([hours(10, 12), hours(12, 18)]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([30, 30]);
  });

  it("never without a window", () => {
    expect(linesOf({ ...tables, periods: [] })).toEqual([]);
  });
});

describe("VAN-3 Of several marks", () => {
  it("the last by its instant counts, in whatever order they arrive", () => {
    const [on, off] = [mark(9), mark(10, { isDone: false })];
    for (const order of [
      [on, off],
      [off, on],
    ]) {
      expect(ticks(linesOf(tables, ...order))).toEqual([[false, false]]);
    }
    expect(ticks(linesOf(tables, on, off, mark(11), mark(12, {}, "BACK")))).toEqual([[true, true]]);
  });

  it("of one instant the same counts everywhere", () => {
    const [one, other] = [mark(9), mark(9, { isDone: false })];
    expect(linesOf(tables, one, other)).toEqual(linesOf(tables, other, one));
  });

  it("one that waits on the phone counts as the server's do", () => {
    const waiting = { ...mark(11, { isDone: false }), isWaiting: true as const };
    const [line] = loadingLines({ requests: [tables], marks: [mark(10)] }, [waiting]);
    expect(line?.out).toEqual(waiting);
  });

  it("those of another sheet or gear are not this one's", () => {
    const others = [mark(9, { sheet: { kind: "FT", id: 12 } }), mark(9, { slug: "chaise" })];
    expect(ticks(linesOf(tables, ...others))).toEqual([[false, false]]);
  });
});

describe("VAN-4 A request that changes after its tick", () => {
  const changes = (request: LoadingRequest, ...marks: NotedLoadingMark[]) =>
    linesOf(request, ...marks).map(changeSince);

  it("says what was loaded, where it differs", () => {
    expect(changes(tables, mark(9))).toEqual([undefined]);
    expect(changes({ ...tables, quantity: 6 }, mark(9))).toEqual([{ quantity: 4 }]);
    expect(changes({ ...tables, quantity: 6 }, mark(9, { isDone: false }))).toEqual([undefined]);
    expect(changes({ ...tables, quantity: 6 })).toEqual([undefined]);
  });

  it("keeps its tick when its hours move, and is settled by a new tick", () => {
    const moved = { ...tables, periods: [hours(11, 19)] };
    expect(ticks(linesOf(moved, mark(9)))).toEqual([[true, false]]);
    expect(changes(moved, mark(9))).toEqual([{ hours: hours(10, 18) }]);
    expect(changes(moved, mark(9), mark(10, hours(11, 19)))).toEqual([undefined]);
    const back = linesOf(moved, mark(9), mark(20, hours(11, 19), "BACK"));
    expect(ticks(back)).toEqual([[true, true]]);
  });

  it("leaves the ticks of other trips where they are", () => {
    const periods = [hours(10, 18), hours(60, 66)];
    const marks = [mark(9), mark(30, hours(34, 40))];
    const lines = linesOf({ ...tables, periods }, ...marks);
    expect(ticks(lines)).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(lines.map(changeSince)).toEqual([undefined, { hours: hours(34, 40) }]);
  });

  it("does not lose what is out when one of its trips is taken away", () => {
    const lines = linesOf(tables, mark(9), mark(30, hours(34, 40)));
    expect(hoursOf(lines)).toEqual([hours(10, 18), hours(34, 40)]);
    expect(lines.map(changeSince)).toEqual([undefined, { isAsked: false }]);
  });
});

describe("VAN-5 Gear that was loaded", () => {
  it("stays in the list when the request is gone, with what was loaded, until it is unticked", () => {
    const gone = { ...tables, quantity: null, isApproved: false };
    const [line] = linesOf(gone, mark(9), mark(19, {}, "BACK"));
    expect(line).toMatchObject({ quantity: 4, isAsked: false, ...hours(10, 18) });
    expect(line && isTicked(line, "BACK")).toBe(true);
    expect(line && changeSince(line)).toEqual({ isAsked: false });
    expect(linesOf(gone, mark(9), mark(10, { isDone: false }))).toEqual([]);
  });

  it("stays while the approval is taken back; the rest of that request goes", () => {
    const open = { ...tables, isApproved: false };
    expect(linesOf(open, mark(9)).map(changeSince)).toEqual([{ isApproved: false }]);
    expect(linesOf(open, mark(9, { isDone: false }))).toEqual([]);
  });
});
