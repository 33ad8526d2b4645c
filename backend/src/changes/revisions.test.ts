import { revisionNames, type Revisions, revisionsSinceStart, storedRevision } from "./revisions";

const allAt = (value: number) => Object.fromEntries(revisionNames.map((name) => [name, value])) as Revisions;

describe("Revisions, when a dump of the database was restored", () => {
  it("are the counters as they stand before that", () => {
    const sinceStart = revisionsSinceStart();
    expect(sinceStart({ revisions: allAt(7), incarnation: "a" })).toEqual(allAt(7));
    expect(sinceStart({ revisions: allAt(8), incarnation: "a" })).toEqual(allAt(8));
  });

  it("never fall back to what was kept of the former database, each time that it is replaced", () => {
    const sinceStart = revisionsSinceStart();
    const seen = [
      { revisions: allAt(900), incarnation: "a" },
      { revisions: allAt(3), incarnation: "b" },
      { revisions: allAt(4), incarnation: "b" },
      { revisions: allAt(3), incarnation: "a" },
    ].map((read) => sinceStart(read).access);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
    expect(seen.map(storedRevision)).toEqual([900, 3, 4, 3]);
  });
});
