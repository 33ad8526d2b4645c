import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";

/** Content on screen that could be lost: a form, a drawing, a list corrected by hand. */
type Guard = {
  /** True while it is unsaved. */
  isUnsaved: () => boolean;
  /** Called when the person has agreed to lose it. */
  onLost: () => void;
};

/** The question before unsaved content is lost: one of the two functions is called, once. */
type Departure = { leave: () => void; stay: () => void };

// They exist once in the page, as the door to the router does.
const guards = new Set<Guard>();
const askers = new Set<(departure: Departure | undefined) => void>();

/** True when leaving the page loses content, and a component can ask the person. */
export const hasUnsavedChanges = (lost: Iterable<Guard> = guards) =>
  askers.size > 0 && [...lost].some((guard) => guards.has(guard) && guard.isUnsaved());

function ask(lost: readonly Guard[], leave: () => void): void {
  if (!hasUnsavedChanges(lost)) return leave();
  const answered = (act: () => void) => () => {
    for (const show of askers) show(undefined);
    act();
  };
  const departure: Departure = {
    leave: answered(() => {
      for (const guard of lost) {
        guards.delete(guard);
        guard.onLost();
      }
      leave();
    }),
    stay: answered(() => undefined),
  };
  for (const show of askers) show(departure);
}

/** Leaves the page, or discards its content; asks first when some of it is unsaved. */
export function leavePage(leave: () => void): void {
  ask([...guards], leave);
}

/** The guard of one form, drawing or list. */
type LeaveGuard = {
  /** Closes what is guarded; asks first when it is unsaved. */
  leave: (close: () => void) => void;
  /** Marks it as saved: nothing is asked until it is changed again. */
  release: () => void;
};

/**
 * Asks before losing content that a person typed, drew or corrected: by a link, the back button, a reload, a
 * closed tab, or by a call of `leave`. Every form of `useForm` has one. `onLost` is called when the person has agreed to
 * lose it.
 */
export function useLeaveGuard(unsaved: boolean, onLost?: () => void): LeaveGuard {
  const guard = useRef<Guard>(undefined);
  const holds = useEffectEvent(() => unsaved);
  const lose = useEffectEvent(() => onLost?.());
  useLayoutEffect(() => {
    const present = { isUnsaved: () => holds(), onLost: () => lose() };
    guard.current = present;
    guards.add(present);
    return () => {
      guards.delete(present);
    };
  }, [unsaved]);

  const leave = useCallback((close: () => void) => ask(guard.current ? [guard.current] : [], close), []);
  const release = useCallback(() => {
    if (guard.current) guards.delete(guard.current);
  }, []);
  return useMemo(() => ({ leave, release }), [leave, release]);
}

/**
 * The question to put to the person, if there is one. The component that calls it asks; without any (a form
 * before login), everything is left at once.
 */
export function useDeparture(): Departure | undefined {
  const [departure, setDeparture] = useState<Departure>();
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    askers.add(setDeparture);
    window.addEventListener("beforeunload", warn);
    return () => {
      askers.delete(setDeparture);
      window.removeEventListener("beforeunload", warn);
    };
  }, []);
  return departure;
}
