import { pathOf, useKept, useOwnGestures } from "@coulisses/shared-auth";
import type { AvailabilitiesForm } from "@coulisses/shared-domain/contract/volunteer-availability";
import { availabilityRoutes } from "@coulisses/shared-domain/routes/users";
import { subtractAll } from "@coulisses/shared-domain/time/cut-period";
import { includes, mergeAll, type Period } from "@coulisses/shared-domain/time/period";
import {
  select,
  type Selection,
  slotsLike,
  slotStates,
  toggleDay,
  unselect,
} from "@coulisses/shared-domain/volunteer-availability/selection";
import type { GridSlotState } from "@coulisses/shared-ui/data";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { keptPairs, keptSelection, lastSelection, periodsOf } from "./kept-selection";

type Periods = readonly Period[];
type Stroke = { slots: Periods; isChosen: boolean };

const paint = (selection: Selection, { slots, isChosen }: Stroke) =>
  slots.reduce(isChosen ? select : unselect, selection);

/**
 * The selection, beside the recorded availabilities. The device keeps it until it is recorded; each change
 * starts from the kept text, so two tabs add up. A selection waiting for the network can't be withdrawn.
 */
export function useSelection(userId: number, recorded: Periods) {
  const kept = useKept(keptSelection, userId);
  const last = useKept(lastSelection, userId);
  const [stroke, setStroke] = useState<Stroke>();
  const gestures = useOwnGestures();
  const sent = JSON.stringify(
    gestures
      .filter(({ request }) => request.url === pathOf(availabilityRoutes.add, { userId }))
      .flatMap(({ request }) => (request.body as AvailabilitiesForm).availabilities),
  );
  const waiting = useMemo(
    () =>
      mergeAll(
        (JSON.parse(sent) as AvailabilitiesForm["availabilities"]).map(({ start, end }) => ({
          start: new Date(start),
          end: new Date(end),
        })),
      ),
    [sent],
  );
  const locked = useMemo(() => mergeAll([...recorded, ...waiting]), [recorded, waiting]);

  const editable = (pairs = kept.read()): Selection => ({
    recorded: locked,
    selected: subtractAll(periodsOf(pairs), locked),
  });
  const change = (by: (present: Selection) => Selection) =>
    kept.write(keptPairs(mergeAll([...by(editable()).selected, ...subtractAll(waiting, recorded)])));

  // Drops from the selection the periods recorded here or in another tab.
  const prune = useEffectEvent(() => {
    const pairs = kept.read();
    const pruned = keptPairs(subtractAll(periodsOf(pairs), recorded));
    if (JSON.stringify(pruned) !== JSON.stringify(pairs)) kept.write(pruned);
  });
  useEffect(() => prune(), [recorded]);

  const lastSent = periodsOf(last.value);
  const present = editable(kept.value);
  const drawn = stroke ? paint(present, stroke) : present;
  const selection: Selection = {
    recorded,
    selected: mergeAll([...drawn.selected, ...subtractAll(waiting, recorded)]),
  };
  const states = slotStates(selection);
  return {
    selection,
    waiting,
    /** Selected and not yet sent. */
    unsent: present.selected,
    /** Sent last and recorded: can be withdrawn. */
    revocable: lastSent.every((period) => recorded.some((one) => includes(one, period))) ? lastSent : [],
    noteSent: () => last.write(keptPairs(selection.selected)),
    /** Selects withdrawn periods again, to be changed or dropped. */
    reselect: (periods: Periods) => {
      last.write(undefined);
      kept.write(keptPairs(mergeAll([...periodsOf(kept.read()), ...periods])));
    },
    stateOf: (slot: Period): GridSlotState => {
      const state = states(slot);
      return state === "selected" && waiting.some((period) => includes(period, slot)) ? "waiting" : state;
    },
    paint: (slots: Periods, isChosen: boolean, isDone: boolean) => {
      setStroke(isDone ? undefined : { slots, isChosen });
      if (isDone) change((before) => paint(before, { slots, isChosen }));
    },
    toggle: (slots: Periods) => change((before) => toggleDay(before, slots)),
    likeDayBefore: (from: Periods, to: Periods) =>
      change((before) => slotsLike({ from, to }, before).reduce(select, before)),
  };
}
