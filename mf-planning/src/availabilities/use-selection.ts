import { pathOf, useKeptOnDevice, useOwnGestures } from "@coulisses/shared-auth";
import type { AvailabilitiesForm } from "@coulisses/shared-domain/contract/volunteer-availability";
import { availabilityRoutes } from "@coulisses/shared-domain/routes/volunteer-availability";
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
import { keptText, readKept } from "./kept-selection";

type Periods = readonly Period[];
type Stroke = { slots: Periods; isChosen: boolean };

const paint = (selection: Selection, { slots, isChosen }: Stroke) =>
  slots.reduce(isChosen ? select : unselect, selection);

/**
 * The selection, beside the recorded availabilities. The device keeps it until it is recorded; each change
 * starts from the kept text, so two tabs add up. A selection waiting for the network can't be withdrawn.
 */
export function useSelection(userId: number, recorded: Periods) {
  const kept = useKeptOnDevice("availabilities");
  const last = useKeptOnDevice("last-availabilities");
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

  const editable = (text: string | undefined): Selection => ({
    recorded: locked,
    selected: subtractAll(readKept(text), locked),
  });
  const change = (by: (present: Selection) => Selection) =>
    kept.write(
      keptText(mergeAll([...by(editable(kept.read())).selected, ...subtractAll(waiting, recorded)])),
    );

  // Drops from the selection the periods recorded here or in another tab.
  const prune = useEffectEvent(() => {
    const text = kept.read();
    const pruned = keptText(subtractAll(readKept(text), recorded));
    if (pruned !== text) kept.write(pruned);
  });
  useEffect(() => prune(), [recorded]);

  const lastSent = readKept(last.text);
  const present = editable(kept.text);
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
    noteSent: () => last.write(keptText(selection.selected)),
    /** Selects withdrawn periods again, to be changed or dropped. */
    reselect: (periods: Periods) => {
      last.write(undefined);
      kept.write(keptText(mergeAll([...readKept(kept.read()), ...periods])));
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
