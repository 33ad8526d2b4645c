/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { registryAt } from "../testing/loader-on";
import {
  type AppEvent,
  type AppState,
  type EventType,
  failureEvent,
  loadStateOf,
  next,
  type Phase,
  type Transition,
  transitions,
  initialAppState,
} from "./app-state";
import { FeatureFailure, type FailureKind } from "./failure";

const [entry] = registryAt("a1").features;
const failed = (kind: FailureKind) => failureEvent(new FeatureFailure("mf-bar", kind, "why"));

const events: Record<EventType, AppEvent> = {
  need: { type: "need" },
  start: { type: "start", entry: entry!, loadTime: 40 },
  show: { type: "show" },
  lose: failed("chunk"),
  misfit: failed("doors"),
  throw: failed("exception"),
  fail: failed("timeout"),
  stray: failed("stray"),
  retry: { type: "retry" },
  supersede: { type: "supersede" },
};

/** An app of which all this happened in this tab, one after the other. */
function after(...happened: EventType[]): AppState {
  return happened.reduce((state, type) => next(state, events[type]).state, initialAppState);
}

/** The shortest way to each phase. */
const ways: Record<Phase, EventType[]> = {
  idle: [],
  loading: ["need"],
  reloading: ["need", "lose"],
  failed: ["need", "fail"],
  unfit: ["need", "misfit"],
  cleared: ["need", "fail", "retry"],
  ready: ["need", "start"],
  incomplete: ["need", "start", "lose"],
  broken: ["need", "start", "throw"],
  retrying: ["need", "start", "throw", "retry"],
  stuck: ["need", "start", "throw", "retry", "throw"],
  superseded: ["need", "start", "throw", "supersede"],
};
const phases = Object.keys(ways) as Phase[];
const types = Object.keys(events) as EventType[];

/** The table of docs/federation.md, one line a cell. */
function documented(): [Phase, EventType, Transition][] {
  const text = readFileSync(path.resolve(__dirname, "../../../docs/federation.md"), "utf8");
  const table = text.split("<!-- states and transitions -->")[1] ?? "";
  const [head = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.replaceAll("`", "").trim()),
    );
  return rows.flatMap(([phase, ...cells]) =>
    cells.map((cell, at): [Phase, EventType, Transition] => {
      const [to, effect] = cell === "" ? ["same"] : cell.split(", ");
      return [phase, head[at + 1], { to, ...(effect && { effect }) }] as [Phase, EventType, Transition];
    }),
  );
}

test("the documentation shows the table of the code, cell by cell", () => {
  const code = phases.flatMap((phase) =>
    types.map((type): [Phase, EventType, Transition] => [phase, type, transitions[phase][type]]),
  );
  expect(documented()).toEqual(code);
});

test.each(phases)("%s is a phase that an app can come to", (phase) => {
  expect(after(...ways[phase]).phase).toBe(phase);
});

describe("each transition of the documentation is the one that the machine makes:", () => {
  test.each(documented())("%s, then %s", (phase, type, { to, effect }) => {
    const result = next(after(...ways[phase]), events[type]);
    expect(result.state.phase).toBe(to === "same" ? phase : to);
    expect(result.effect).toBe(effect);
  });
});

describe("whatever happens to an app,", () => {
  /** Every phase that some sequence of these events leads to. */
  function reachable(from: Phase, allowed: readonly EventType[]): Set<Phase> {
    const reached = new Set([from]);
    for (const phase of reached) {
      for (const type of allowed) {
        const { to } = transitions[phase][type];
        if (to !== "same") reached.add(to);
      }
    }
    return reached;
  }

  test.each(phases)("from %s the person gets it back, by trying again and nothing else", (phase) => {
    expect(reachable(phase, ["need", "start", "show", "retry"])).toContain("ready");
  });

  test("its code is evaluated once: nothing leads from an app that runs to one that loads", () => {
    const later = reachable("ready", types);
    for (const phase of ["idle", "loading", "reloading", "failed", "unfit", "cleared"] as const)
      expect(later).not.toContain(phase);
  });
});

describe("the state keeps", () => {
  test("how many loads failed, so that each try has an address of its own", () => {
    expect(after("need").failedLoads).toBe(0);
    expect(after("need", "lose").failedLoads).toBe(1);
    expect(after("need", "lose", "fail", "retry", "need").failedLoads).toBe(2);
    expect(after("need", "lose", "start", "throw").failedLoads).toBe(1);
  });

  test("the version that runs and how long it took to load, whatever happens to it later", () => {
    expect(after("need", "start", "lose", "retry")).toMatchObject({ entry: { version: "a1" }, loadTime: 40 });
  });

  test("nothing of a file that came when it was asked for again: nobody saw it fail", () => {
    expect(after("need", "lose", "start").lastFailure).toBeUndefined();
  });

  test("the last error once it works again, and of an error that nothing shows, that alone", () => {
    const repaired = after("need", "start", "throw", "retry", "show", "stray");
    expect(repaired).toMatchObject({ phase: "ready", lastFailure: { error: { kind: "stray" } } });
    expect(after("need", "start", "throw", "stray")).toMatchObject({
      failure: { error: { kind: "exception" } },
      lastFailure: { error: { kind: "stray" } },
    });
  });

  test("the same object when nothing changed, so that nobody is told", () => {
    const ready = after("need", "start", "show");
    expect(next(ready, events.show).state).toBe(ready);
    expect(next(ready, events.supersede).state).toBe(ready);
  });
});

test.each<[Phase, string]>([
  ["idle", "idle"],
  ["cleared", "idle"],
  ["loading", "loading"],
  ["reloading", "loading"],
  ["ready", "ready"],
  ["retrying", "ready"],
  ["failed", "failed"],
  ["unfit", "failed"],
  ["incomplete", "failed"],
  ["broken", "failed"],
  ["stuck", "failed"],
  ["superseded", "failed"],
])("people read of an app that is %s that it is %s", (phase, status) => {
  expect(loadStateOf(after(...ways[phase])).status).toBe(status);
});

test.each<[FailureKind, EventType]>([
  ["unpublished", "fail"],
  ["invalid", "fail"],
  ["contract", "fail"],
  ["conflict", "fail"],
  ["missing", "fail"],
  ["network", "fail"],
  ["timeout", "fail"],
  ["doors", "misfit"],
  ["chunk", "lose"],
  ["exception", "throw"],
  ["render", "throw"],
  ["stray", "stray"],
])("a failure of the kind %s is the event %s", (kind, type) => {
  expect(failed(kind).type).toBe(type);
});
