import { newKey, useKept, useSession } from "@coulisses/shared-auth";
import { useState } from "react";
import { type DeskValues, keptVisits, newVisit, type Visit } from "./desk-visit";

/** The person at the desk; each change is kept in this tab. */
export function useVisit() {
  const { userId } = useSession();
  const [first] = useState(newVisit);
  const place = useKept(keptVisits, userId ?? "all");
  const visit = place.value ?? first;
  const change = (changes: Partial<Visit>) => place.write({ ...(place.read() ?? first), ...changes });
  return {
    visit,
    change,
    /** Keeps what is typed. Other values are another press. */
    type: (values: DeskValues) => {
      const before = place.read() ?? first;
      if (JSON.stringify(values) === JSON.stringify(before.values)) return;
      place.write({ ...before, values, key: newKey() });
    },
    next: () => place.write(newVisit()),
  };
}

/** The visit, for the steps of the page. */
export type VisitState = ReturnType<typeof useVisit>;
