import { storedText } from "@coulisses/shared-auth/testing";
import { type KeptMark, keptMarks } from "./kept-marks";

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

const keptAs = (value: unknown) => {
  localStorage.setItem("coulisses:1:check-ins", storedText(value));
  return keptMarks.entriesOf(keptMarks.kept.of(1).read());
};

describe("The marks that a phone keeps", () => {
  it("are read as they were written", () => {
    const marks = [mark("a"), mark("b", stage, "Trop tard")];
    expect(keptAs(marks)).toEqual(marks);
  });

  it.each([undefined, 3, "", {}, [{ id: 1 }], [{ id: "a", kind: "LATE" }], [null]])(
    "are none in %j",
    (value) => {
      expect(keptAs(value)).toEqual([]);
    },
  );

  it("leave a slot at a time", () => {
    const marks = [mark("a"), mark("b", stage), mark("c", bar, "Non"), mark("d")];
    expect(keptMarks.nextBatch(marks).map(({ id }) => id)).toEqual(["a", "d"]);
  });
});
