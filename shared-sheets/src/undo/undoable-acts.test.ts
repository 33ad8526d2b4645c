import { undoableActs } from "./undoable-acts";

const act = (place: string) => ({ place, undo: () => Promise.resolve() });

describe("the acts that Ctrl + Z undoes", () => {
  it("are those of the page, the last one first, each once", () => {
    const acts = undoableActs();
    const [first, second] = [act("fa/1"), act("fa/1")];
    acts.add(first);
    acts.add(second);
    expect(acts.last("fa/1")).toBe(second);
    expect(acts.take(second)).toBe(true);
    expect(acts.take(second)).toBe(false);
    expect(acts.last("fa/1")).toBe(first);
    expect(acts.last("fa/2")).toBeUndefined();
  });

  it("are forgotten once something is done elsewhere", () => {
    const acts = undoableActs();
    acts.add(act("fa/1"));
    acts.add(act("fa/2"));
    expect(acts.last("fa/1")).toBeUndefined();
  });

  it("are ten at most", () => {
    const acts = undoableActs();
    const eleven = Array.from({ length: 11 }, () => act("fa/1"));
    eleven.forEach((one) => acts.add(one));
    expect(acts.take(eleven[0]!)).toBe(false);
    expect(acts.take(eleven[1]!)).toBe(true);
  });
});
