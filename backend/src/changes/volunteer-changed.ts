import type { Changes } from "./change";

/** Whoever has the list of volunteers or one of these people on screen reads them anew. */
export function stateVolunteerChanged(changes: Changes, ...ids: readonly number[]): void {
  const people = ids.map((id) => ({ type: "Volunteer" as const, id }));
  changes.state({ event: "volunteer-changed", tags: [{ type: "Volunteer" }, ...people] });
}
