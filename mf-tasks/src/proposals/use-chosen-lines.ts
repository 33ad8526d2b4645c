import { useMemo, useState } from "react";
import type { NamedLine } from "./line-groups";

/** Lines that a person ticks to accept them together; one that is no longer open counts no more. */
export function useChosenLines(open: readonly NamedLine[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choice = useMemo(
    () => ({
      chosen,
      toggle: (rank: number) =>
        setChosen((before) => {
          const next = new Set(before);
          if (!next.delete(rank)) next.add(rank);
          return next;
        }),
    }),
    [chosen],
  );
  return {
    choice,
    ranks: open.filter(({ rank }) => chosen.has(rank)).map(({ rank }) => rank),
    clear: () => setChosen(new Set()),
  };
}
