import { changesBetween } from "./list-changes";

const keyOf = ({ id }: { id: string }) => id;
const chair = { id: "chaise", quantity: 10 };
const table = { id: "table", quantity: 2 };
const tent = { id: "tente", quantity: 1 };

describe("What differs between two versions of a list", () => {
  it("is nothing when nothing changed", () => {
    expect(changesBetween([chair, table], [{ ...chair }, { ...table }], keyOf)).toEqual({
      removed: [],
      changed: [],
      added: [],
    });
  });

  it("tells what came, what went and what changed", () => {
    const more = { ...table, quantity: 4 };
    expect(changesBetween([chair, table], [more], keyOf)).toEqual({
      removed: [chair],
      changed: [{ before: table, after: more }],
      added: [],
    });
    expect(changesBetween([chair], [chair, table, tent], keyOf).added).toEqual([table, tent]);
  });

  it("takes one for one as the same thing renamed", () => {
    expect(changesBetween([chair, table], [chair, tent], keyOf)).toEqual({
      removed: [],
      changed: [{ before: table, after: tent }],
      added: [],
    });
  });
});
