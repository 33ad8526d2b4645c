import { substitutes } from "@coulisses/shared-domain/assignment/demand";
import type { UnderstaffedSlot } from "@coulisses/shared-domain/contract/assignment/swaps";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { helpWindowFor } from "@coulisses/shared-domain/planning/help-window";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import { withWindow } from "./address-window";

/** The slot's part that a call for help is about. */
type Called = Pick<UnderstaffedSlot, "name" | "start" | "end" | "missing">;

/**
 * Search of `/need-help` for a slot that lacks people: its task, what is left of it, and the teams whose
 * members could come. All people are in the team of all volunteers, which narrows nothing.
 */
export function helpSearch({ name, missing, ...period }: Called, now: Date): URLSearchParams {
  const { start, end } = helpWindowFor(createPeriod(period), now);
  const search = withWindow(new URLSearchParams(), { start: start.toISOString(), end: end.toISOString() });
  search.set("task", name);
  const codes = missing.map(({ team }) => team);
  if (!codes.includes(EVERYONE)) {
    search.set("teams", codes.flatMap((code) => [code, ...(substitutes[code] ?? [])]).join());
  }
  return search;
}
