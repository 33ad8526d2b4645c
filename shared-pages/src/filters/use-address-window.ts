import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { helpWindowError } from "@coulisses/shared-domain/planning/help-window";
import type { Period } from "@coulisses/shared-domain/time/period";
import { useState } from "react";
import { readWindow, withWindow } from "./address-window";
import type { WindowFormProps } from "./window-form";

type PageAddress = { address: URLSearchParams; show: (next: URLSearchParams) => void };

const isoOf = ({ start, end }: Period): PeriodForm => ({
  start: start.toISOString(),
  end: end.toISOString(),
});

/**
 * The window of a page, kept in its address: `window` is undefined for an invalid one. `propose` gives the
 * window of an address without one; it is called when the page opens, and on going back to it.
 */
export function useAddressWindow(
  { address, show }: PageAddress,
  propose: (now: Date) => Period,
): Omit<WindowFormProps, "presets" | "resetLabel"> {
  const [proposed, setProposed] = useState(() => propose(new Date()));
  const wanted = readWindow(address, proposed);
  return {
    window: helpWindowError(wanted) === undefined ? isoOf(wanted) : undefined,
    proposed: isoOf(proposed),
    onApply: (chosen) => show(withWindow(address, chosen)),
    onReset() {
      const next = new URLSearchParams(address);
      for (const bound of ["start", "end", "page"]) next.delete(bound);
      const now = propose(new Date());
      setProposed(now);
      show(next);
      return isoOf(now);
    },
  };
}
