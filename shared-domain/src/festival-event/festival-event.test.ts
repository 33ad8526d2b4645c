import { nextFestivalActivityId, nextFestivalTaskId } from "./next-id";
import { byUrgency, isFoundBy } from "./sheet-list";

describe("The number of a new sheet", () => {
  it("starts at 1 and follows the highest", () => {
    expect(nextFestivalActivityId([])).toBe(1);
    expect(nextFestivalActivityId([1, 7, 3])).toBe(8);
    expect(nextFestivalActivityId([419])).toBe(420);
  });

  it("skips 420 for a task", () => {
    expect(nextFestivalTaskId([419])).toBe(421);
    expect(nextFestivalTaskId([421])).toBe(422);
    expect(nextFestivalTaskId([])).toBe(1);
  });
});

describe("The search of the lists", () => {
  const sheet = { id: 42, name: "Scène Électro" };

  it.each(["42", "electro", "42 sc", "Scène É"])("finds « %s »", (typed) => {
    expect(isFoundBy(sheet, typed)).toBe(true);
  });

  it("does not find the rest", () => {
    expect(isFoundBy(sheet, "43")).toBe(false);
  });
});

it("One's own sheets: refused, in review, drafts, validated, ready to assign", () => {
  const sheets = (["READY_TO_ASSIGN", "VALIDATED", "DRAFT", "IN_REVIEW", "REFUSED", "DRAFT"] as const).map(
    (status, index) => ({ id: 10 - index, status }),
  );
  expect([...sheets].sort(byUrgency).map(({ id }) => id)).toEqual([6, 7, 5, 8, 9, 10]);
});
