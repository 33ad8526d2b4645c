import type { FeatureEntry } from "../contract/registry";
import type { FailureKind, FeatureFailure } from "./failure";

/** The state of one feature app in this tab. In the last six, the app's code has run. */
export type Phase =
  /** Not needed yet. */
  | "idle"
  /** Its code is being loaded, from the address in the registry. */
  | "loading"
  /** Its code is being loaded once more, from an address that no cache has an answer for. */
  | "reloading"
  /** Its code could not be loaded. */
  | "failed"
  /** It takes names or libraries that this shell lacks: none of its code ran. */
  | "unfit"
  /** Its failure is forgotten: the next need loads it again. */
  | "cleared"
  /** It works. */
  | "ready"
  /** A file of a page or of a card did not come. */
  | "incomplete"
  /** Its code threw. */
  | "broken"
  /** The code that threw is being tried once more. */
  | "retrying"
  /** The code that was tried once more threw again: only a new document evaluates it anew. */
  | "stuck"
  /** It failed, and another version took its place: only a new document can run that one. */
  | "superseded";

/** The action of the loader after a transition; the machine itself is pure. */
export type Effect =
  /** Load the app's code. */
  | "fetch code"
  /** Read the registry again: the file may be gone because there is another version. */
  | "read registry"
  /** Ask the shell for a new document. */
  | "new document";

/** A failure and its time, in milliseconds since 1970. */
export type DatedFailure = { error: FeatureFailure; at: number };

/** An event of an app. */
export type AppEvent =
  /** A page or a card of it is opened, or its code is fetched ahead. */
  | { type: "need" }
  /** Its code came and was evaluated; `loadTime` in milliseconds. */
  | { type: "start"; entry: FeatureEntry; loadTime: number }
  /** The component of a page or of a card came. */
  | { type: "show" }
  | ({ type: FailureEvent } & DatedFailure)
  /** The person asks to try again. */
  | { type: "retry" }
  /** The registry, read again because something failed, has another version than the one that runs. */
  | { type: "supersede" };

type FailureEvent =
  /** One of its files did not come. */
  | "lose"
  /** This shell lacks what it takes. */
  | "misfit"
  /** Its code threw, while it loaded or while it showed. */
  | "throw"
  /** Anything else: no entry, no answer, no answer in time. */
  | "fail"
  /** Its code threw outside of rendering: the app goes on. */
  | "stray";

/** The name of an event. */
export type EventType = AppEvent["type"];

const failureEvents: Record<FailureKind, FailureEvent> = {
  unpublished: "fail",
  disabled: "fail",
  invalid: "fail",
  contract: "fail",
  conflict: "fail",
  missing: "fail",
  network: "fail",
  timeout: "fail",
  doors: "misfit",
  chunk: "lose",
  altered: "lose",
  exception: "throw",
  render: "throw",
  stray: "stray",
};

/** The machine's event for a failure that happens now. */
export function failureEvent(error: FeatureFailure): AppEvent {
  return { type: failureEvents[error.kind], error, at: Date.now() };
}

/** The state after an event, and the loader's action. */
export type Transition = { to: Phase | "same"; effect?: Effect };

const to = (phase: Phase, effect?: Effect): Transition => ({ to: phase, ...(effect && { effect }) });
const same: Transition = { to: "same" };

/** As long as its code has not run, it can be loaded from anywhere. */
const outside: Record<EventType, Transition> = {
  need: to("reloading", "fetch code"),
  start: to("ready"),
  show: same,
  lose: to("failed"),
  misfit: to("unfit"),
  throw: to("failed"),
  fail: to("failed"),
  stray: same,
  retry: same,
  supersede: same,
};

/** Code that ran is never evaluated a second time in the same document: it would inject its endpoints twice. */
const running: Record<EventType, Transition> = {
  need: same,
  start: same,
  show: to("ready"),
  lose: to("incomplete", "read registry"),
  misfit: same,
  throw: to("broken"),
  fail: to("incomplete"),
  stray: same,
  retry: same,
  supersede: same,
};

const superseded = to("superseded", "new document");

/** The whole machine. `docs/federation.md` shows the same table, and a test compares the two. */
export const transitions: Record<Phase, Record<EventType, Transition>> = {
  idle: { ...outside, need: to("loading", "fetch code") },
  // The browser may have answered with a preload that failed: try once more before telling the person.
  loading: { ...outside, need: same, lose: to("reloading", "fetch code") },
  reloading: { ...outside, need: same },
  failed: { ...outside, retry: to("cleared") },
  // Another shell may be in place by now.
  unfit: { ...outside, retry: to("cleared", "new document") },
  cleared: outside,
  ready: running,
  incomplete: { ...running, retry: to("ready"), supersede: superseded },
  broken: { ...running, retry: to("retrying"), supersede: superseded },
  retrying: { ...running, throw: to("stuck") },
  stuck: { ...running, throw: to("stuck"), retry: to("retrying", "new document"), supersede: superseded },
  superseded: { ...running, retry: to("ready"), supersede: superseded },
};

/** An app in this tab: its phase, and the facts that the loader and administrators need. */
export type AppState = {
  phase: Phase;
  /** The number of failed loads; each later one asks at another address. */
  failedLoads: number;
  /** The version that runs here. */
  entry?: FeatureEntry;
  /** The time to load and evaluate its code, in milliseconds. */
  loadTime?: number;
  /** The present failure, or the last one. */
  failure?: DatedFailure;
  /** The last error of any kind, kept once the fault is gone. */
  lastFailure?: DatedFailure;
};

/** An app not needed yet in this tab. */
export const initialAppState: AppState = { phase: "idle", failedLoads: 0 };

/** The state after an event, and the loader's action; pure. The same object when nothing changed. */
export function next(state: AppState, event: AppEvent): { state: AppState; effect: Effect | undefined } {
  const { to, effect } = transitions[state.phase][event.type];
  const phase = to === "same" ? state.phase : to;
  const facts = factsOf(state, event, phase);
  const isSame = phase === state.phase && facts === undefined;
  return { state: isSame ? state : { ...state, ...facts, phase }, effect };
}

/** The facts that an event adds. */
function factsOf(state: AppState, event: AppEvent, phase: Phase): Partial<AppState> | undefined {
  if (event.type === "start") return { entry: event.entry, loadTime: event.loadTime };
  if (!("error" in event)) return undefined;
  const failure = { error: event.error, at: event.at };
  if (event.type === "stray") return { lastFailure: failure };
  const failedLoads = state.failedLoads + (state.entry === undefined ? 1 : 0);
  return loadStatuses[phase] === "failed" ? { failedLoads, failure, lastFailure: failure } : { failedLoads };
}

/** The state of an app's code in this tab, for people; `loadTime` and `at` in milliseconds. */
export type LoadState =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "ready"; loadTime: number }
  | ({ status: "failed" } & DatedFailure);

const loadStatuses: Record<Phase, LoadState["status"]> = {
  idle: "idle",
  loading: "loading",
  reloading: "loading",
  failed: "failed",
  unfit: "failed",
  cleared: "idle",
  ready: "ready",
  incomplete: "failed",
  broken: "failed",
  retrying: "ready",
  stuck: "failed",
  superseded: "failed",
};

/** The state for people. */
export function loadStateOf({ phase, loadTime = 0, failure }: AppState): LoadState {
  const status = loadStatuses[phase];
  if (status === "ready") return { status, loadTime };
  if (status !== "failed") return { status };
  if (!failure) throw new Error(`An app is ${phase} without a failure.`);
  return { status, ...failure };
}
