import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { memberships } from "@coulisses/shared-domain/registration/membership";

/** What a write changed; `tags` name the things, `event` what happened to them (`gear-created`). */
export type Change = Omit<LiveEvent, "at">;

/** `users`: only these may know; without it, whoever `consequences` lets read the things named. */
export type Audience = { users?: readonly number[] };

/** One change as a write stated it. */
export type Statement = Change & Audience;

/**
 * How a write states, once, what it changed. `consequences` says what follows: which answers kept in memory are stale,
 * and who hears of it. Nothing leaves before the commit.
 */
export type Changes = { state(change: Change, audience?: Audience): void };

/** What one instance tells all of them, itself included. */
export type LiveMessage =
  | { kind: "event"; event: LiveEvent; users?: readonly number[] }
  /** Somebody's session or access changed: every instance checks its open screens again. */
  | { kind: "recheck" };

/** The lists of candidates, which tell who they are too. */
export const candidateTags = memberships.map((id) => ({ type: "Candidate" as const, id }));

/** Whoever has a list of people or one of these on screen reads them anew. */
export function stateVolunteerChanged(changes: Changes, ...ids: readonly number[]): void {
  const people = ids.map((id) => ({ type: "Volunteer" as const, id }));
  changes.state({
    event: "volunteer-changed",
    tags: [{ type: "Volunteer" }, ...people, ...candidateTags],
  });
}

/** Screens that show a person read them anew: their own, and the lists of others. */
export function stateProfileUpdated(changes: Changes, userId: number): void {
  changes.state({ event: "profile-updated", tags: [{ type: "Me" }] }, { users: [userId] });
  stateVolunteerChanged(changes, userId);
}
