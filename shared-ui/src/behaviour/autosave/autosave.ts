/** The state of a draft that saves itself. */
export type SavingState = "idle" | "pending" | "saving" | "saved" | "failed";
/** A draft and the state of its saving. */
export type AutosaveView<T> = { draft: T; state: SavingState };

/** A draft that saves itself, outside of React. */
export type Autosave<T> = {
  view: () => AutosaveView<T>;
  subscribe: (changed: () => void) => () => void;
  /** Takes a draft that the person typed. */
  edit: (draft: T) => void;
  /** Takes a value from outside: shown unless typed text would be lost. */
  follow: (value: T) => void;
  /** Saves a pending draft at once; a failed save is tried again. */
  flush: () => void;
};

type Options<T> = {
  initial: T;
  save: (value: T) => Promise<unknown>;
  /** Milliseconds after the last edit. */
  delay: number;
};

/**
 * Keeps a typed draft and saves it a moment later, one save at a time, so that an older save never lands
 * after a newer one. A draft that could not be saved stays as typed.
 */
export function createAutosave<T>({ initial, save, delay }: Options<T>): Autosave<T> {
  let view: AutosaveView<T> = { draft: initial, state: "idle" };
  let known = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = false;
  const listeners = new Set<() => void>();

  const show = (next: Partial<AutosaveView<T>>) => {
    view = { ...view, ...next };
    listeners.forEach((changed) => changed());
  };

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    // The save under way checks again at its end.
    if (inFlight) return;
    const sent = view.draft;
    inFlight = true;
    show({ state: "saving" });
    save(sent).then(
      () => {
        inFlight = false;
        known = sent;
        if (Object.is(view.draft, sent)) show({ state: "saved" });
        else if (timer === undefined) send();
        else show({ state: "pending" });
      },
      () => {
        inFlight = false;
        show({ state: timer === undefined ? "failed" : "pending" });
      },
    );
  };

  return {
    view: () => view,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    edit: (draft) => {
      clearTimeout(timer);
      timer = undefined;
      if (Object.is(draft, known) && !inFlight) {
        show({ draft, state: view.state === "saved" ? "saved" : "idle" });
        return;
      }
      timer = setTimeout(send, delay);
      show({ draft, state: "pending" });
    },
    follow: (value) => {
      if (Object.is(value, known)) return;
      known = value;
      if (view.state === "idle" || view.state === "saved") show({ draft: value });
    },
    flush: () => {
      if (timer !== undefined || view.state === "failed") send();
    },
  };
}
