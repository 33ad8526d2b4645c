import { checkVersion, type VersionedThing } from "@coulisses/shared-domain/version-conflict";

/** The state of a fake server, made anew before each test, which a test may replace: `kept.people = [lea]`. */
export function keptState<State extends object>(anew: () => State): State {
  const state = anew();
  beforeEach(() => void Object.assign(state, anew()));
  return state;
}

type Row = { id: number | string; version?: number };
type Kept<R extends Row> = {
  /** Refuses an id that nothing has. */
  notFound: (id: R["id"]) => Error;
  /** Named where screens say which version they change. */
  thing?: VersionedThing;
  orderBy?: (a: R, b: R) => number;
  /** The rows at the start of each test. */
  first?: () => readonly R[];
};
/** The part of a call that names a row. */
type Named<R extends Row> = { id: R["id"]; version?: number | undefined };

/** Rows of a fake server by their id, anew for each test; a row that has a version gets the next one as it is kept. */
export function keptRows<R extends Row>({ notFound, thing, orderBy, first = () => [] }: Kept<R>) {
  const rows = new Map<R["id"], R>();
  const has = (...given: readonly R[]) => given.forEach((row) => rows.set(row.id, row));
  beforeEach(() => {
    rows.clear();
    has(...first());
  });

  const all = () => [...rows.values()].sort(orderBy ?? (() => 0));
  function find(id: R["id"]): R {
    const row = rows.get(id);
    if (!row) throw notFound(id);
    return row;
  }
  function keep(row: Omit<R, "version">): R {
    const version = thing && { version: (rows.get(row.id)?.version ?? 0) + 1 };
    const kept = { ...row, ...version } as R;
    rows.set(row.id, kept);
    return kept;
  }
  /** The row that a write names. The screens always say which version they change: a call that doesn't is a fault. */
  function seen({ id, version }: Named<R>): R {
    const row = find(id);
    if (thing && version === undefined) throw new Error(`a write of ${String(id)} names no version`);
    if (thing) checkVersion(thing, row.version ?? 0, version);
    return row;
  }
  function add(row: Omit<R, "id" | "version">): R {
    const id = Math.max(0, ...[...rows.keys()].map(Number)) + 1;
    return keep({ ...row, id } as unknown as Omit<R, "version">);
  }
  return {
    /** Answers the calls of most areas. */
    answers: {
      list: all,
      read: ({ id }: Named<R>) => find(id),
    },
    all,
    find,
    keep,
    seen,
    has,
    row: (id: R["id"]) => rows.get(id),
    add,
    /** A change that another person makes elsewhere: nobody is told but the next who asks. */
    change: (id: R["id"], more: Partial<R> | ((row: R) => Partial<R>)) =>
      keep({ ...find(id), ...(typeof more === "function" ? more(find(id)) : more) }),
    remove: (id: R["id"]) => void rows.delete(find(id).id),
    /** Answers a call that adds a row, made of its body by a rule. */
    adding:
      <Body>(rule: (body: Body) => Omit<R, "id" | "version">) =>
      ({ body }: { body: Body }) =>
        add(rule(body)),
    /** Answers a call that changes a row by a rule. */
    changing:
      <Asked extends Named<R>>(rule: (row: R, asked: Asked) => Partial<R>) =>
      (asked: Asked) => {
        const row = seen(asked);
        return keep({ ...row, ...rule(row, asked) });
      },
    /** Answers a call that removes a row unless `check` refuses. */
    removing:
      (check: (row: R) => void = () => undefined) =>
      (asked: Named<R>): undefined => {
        check(seen(asked));
        rows.delete(asked.id);
      },
  };
}
