import { checkVersion, type VersionedThing } from "@coulisses/shared-domain/version-conflict";

type Kept<Row extends { id: number }> = {
  /** Refuses an id that nothing has. */
  notFound: (id: number) => Error;
  /** Named where screens say which version they change. */
  thing?: VersionedThing;
  orderBy?: (a: Row, b: Row) => number;
};

/** Rows of a fake server by their id, gone after each test; a row that has a version gets the next one as it is kept. */
export function keptRows<Row extends { id: number; version?: number }>({
  notFound,
  thing,
  orderBy,
}: Kept<Row>) {
  const rows = new Map<number, Row>();
  beforeEach(() => {
    rows.clear();
  });

  const all = () => [...rows.values()].sort(orderBy ?? (() => 0));
  const nextId = () => Math.max(0, ...rows.keys()) + 1;
  function find(id: number): Row {
    const row = rows.get(id);
    if (!row) throw notFound(id);
    return row;
  }
  function keep(row: Omit<Row, "version"> & { id: number }): Row {
    const version = thing && { version: (rows.get(row.id)?.version ?? 0) + 1 };
    const kept = { ...row, ...version } as Row;
    rows.set(row.id, kept);
    return kept;
  }
  return {
    all,
    nextId,
    find,
    keep,
    add: (row: Omit<Row, "id" | "version">) => keep({ ...row, id: nextId() } as Row),
    /** A change that another person makes elsewhere: nobody is told but the next who asks. */
    change: (id: number, more: Partial<Row>) => keep({ ...find(id), ...more }),
    /** The row that a write names. The screens always say which version they change: a call that doesn't is a fault. */
    seen(id: number, version: number | undefined): Row {
      const row = find(id);
      if (version === undefined) throw new Error(`a write of ${String(id)} names no version`);
      if (thing) checkVersion(thing, row.version ?? 0, version);
      return row;
    },
    remove: (id: number) => void rows.delete(find(id).id),
  };
}
