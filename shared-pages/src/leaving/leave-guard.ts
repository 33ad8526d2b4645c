import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";

/** Something on screen that could be lost: a form, a drawing, a list corrected by hand. */
type Guard = {
  /** Whether it would be, now. */
  isUnsaved: () => boolean;
  /** The person has agreed to lose it. */
  onLost: () => void;
};

/** Somebody is about to lose what they typed, and is asked: one of the two is called, once. */
export type Departure = { leave: () => void; stay: () => void };

// They exist once in the page, as the door to the router does.
const guards = new Set<Guard>();
const askers = new Set<(departure: Departure | undefined) => void>();

/** Whether leaving the page loses something, and there is somebody to ask about it. */
export const wouldLose = (lost: Iterable<Guard> = guards) =>
  askers.size > 0 && [...lost].some((guard) => guards.has(guard) && guard.isUnsaved());

function ask(lost: readonly Guard[], leave: () => void): void {
  if (!wouldLose(lost)) return leave();
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

/** Leaves the page, or throws away what is on it; asks first when something on it is unsaved. */
export function leavePage(leave: () => void): void {
  ask([...guards], leave);
}

/** What guards one form, drawing or list. */
export type LeaveGuard = {
  /** Closes what is guarded; asks first when it is unsaved. */
  leave: (close: () => void) => void;
  /** It is saved: nothing is asked about it any more, until something else of it is unsaved. */
  release: () => void;
};

/**
 * Keeps what a person typed, drew or corrected from being lost without asking: by a link, the back button, a reload, a
 * closed tab, or by what calls `leave`. Every form of `useForm` has one. `isHalfTyped` is asked on leaving: it finds
 * what a field shows and has not handed over. `onLost` is told that the person has agreed to lose it.
 */
export function useLeaveGuard(
  unsaved: boolean,
  isHalfTyped?: () => boolean,
  onLost?: () => void,
): LeaveGuard {
  const guard = useRef<Guard>(undefined);
  const holds = useEffectEvent(() => unsaved || isHalfTyped?.() === true);
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
 * The question to put to the person, if there is one. The page that calls it asks; where nobody does (a form before
 * login), everything is left at once.
 */
export function useDeparture(): Departure | undefined {
  const [departure, setDeparture] = useState<Departure>();
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
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
