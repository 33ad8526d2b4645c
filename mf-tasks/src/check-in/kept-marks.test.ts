import { storedText } from "@coulisses/shared-auth/testing";
import { afterAnswer, type KeptMark, keptMarks, marksOf, nextBatch, toKeep } from "./kept-marks";

const bar = { taskId: 1, mobilizationId: "1-2", assignmentId: "3-4" };
const stage = { ...bar, taskId: 2 };
const mark = (id: string, slot = bar, refusal?: string): KeptMark => ({
  id,
  slot,
  userId: 7,
  kind: "ARRIVED",
  replacedBy: null,
  notedAt: "2027-05-14T16:00:00.000Z",
  name: "Léa",
  ...(refusal !== undefined && { refusal }),
});
const ids = (marks: readonly KeptMark[]) => marks.map(({ id }) => id);

describe("The marks that a phone keeps", () => {
  it("are read as they were written", () => {
    const marks = [mark("a"), mark("b", stage, "Trop tard")];
    keptMarks.of(1).write(toKeep(marks));
    expect(marksOf(keptMarks.of(1).read())).toEqual(marks);
    expect(toKeep([])).toBeUndefined();
  });

  it.each([undefined, 3, "", {}, [{ id: 1 }], [{ id: "a", kind: "LATE" }], [null]])(
    "are none in %j",
    (value) => {
      localStorage.setItem("coulisses:1:check-ins", storedText(value));
      expect(marksOf(keptMarks.of(1).read())).toEqual([]);
    },
  );

  it("leave a slot at a time, in their order, without those that were refused", () => {
    const marks = [mark("a"), mark("b", stage), mark("c", bar, "Non"), mark("d")];
    expect(ids(nextBatch(marks))).toEqual(["a", "d"]);
    expect(ids(nextBatch([mark("c", bar, "Non")]))).toEqual([]);
    expect(nextBatch(Array.from({ length: 250 }, (_, rank) => mark(String(rank))))).toHaveLength(200);
  });

  it("go once they are answered; what was refused stays, and so does what was noted meanwhile", () => {
    const [sent, refused, later] = [mark("a"), mark("b"), mark("c")];
    const left = afterAnswer([sent, refused, later], [sent, refused], (id) =>
      id === "b" ? "Non" : undefined,
    );
    expect(left).toEqual([{ ...refused, refusal: "Non" }, later]);
  });
});
