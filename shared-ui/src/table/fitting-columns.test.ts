import type { Column } from "./column";
import { fittingColumns } from "./fitting-columns";

const column = (key: string, given: Partial<Column<unknown>> = {}): Column<unknown> => ({
  key,
  header: key,
  render: () => key,
  ...given,
});
const keysAt = (room: number, columns: Column<unknown>[]) =>
  fittingColumns(columns, room).map(({ key }) => key);

const gears = [
  column("code", { width: "100px" }),
  column("name", { mobileTitle: true }),
  column("category", { minWidth: 140, priority: 3 }),
  column("consumable", { width: "142px" }),
  column("punctual", { width: "112px", priority: 2 }),
  column("actions", { width: "72px", actions: true }),
];

describe("the columns for which a window has room", () => {
  it("are all of them from the width on that they need together", () => {
    // 100 + 142 + 112 + 72 of fixed ones, and 160 for each of the two that share the rest.
    expect(keysAt(746, gears)).toHaveLength(6);
    expect(keysAt(745, gears)).toHaveLength(5);
  });

  it("leave by priority, the last first among equals", () => {
    expect(keysAt(745, gears)).not.toContain("consumable");
    expect(keysAt(600, gears)).toEqual(["name", "category", "punctual", "actions"]);
    expect(keysAt(500, gears)).toEqual(["name", "category", "actions"]);
  });

  it("keep the name and the row's actions, however narrow the window", () => {
    expect(keysAt(50, gears)).toEqual(["name", "actions"]);
  });
});
