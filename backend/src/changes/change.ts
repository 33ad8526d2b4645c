import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { memberships } from "@coulisses/shared-domain/registration/membership";

/** The change of a write; `tags` name the things, `event` says what happened (`gear-created`). */
export type Change = Omit<LiveEvent, "at">;

/** `users`: only these may know; otherwise those who may read the things, by `consequences`. */
type Audience = { users?: readonly number[] };

/** One change as a write stated it. */
export type Statement = Change & Audience;

/**
 * States, once, the change of a write. `consequences` derives the stale answers in memory and the people who
 * hear of it. Nothing leaves before the commit.
 */
export type Changes = { state(change: Change, audience?: Audience): void };

/** A message of one instance to all of them, itself included. */
export type LiveMessage =
  | { kind: "event"; event: LiveEvent; users?: readonly number[] }
  /** A session or a person's rights changed: every instance checks its open screens again. */
  | { kind: "recheck" };

/** The tags of the lists of candidates, which show names too. */
export const candidateTags = memberships.map((id) => ({ type: "Candidate" as const, id }));

/** States that people changed: screens with a list of people, or one of these, read again. */
export function stateVolunteerChanged(changes: Changes, ...ids: readonly number[]): void {
  const people = ids.map((id) => ({ type: "Volunteer" as const, id }));
  changes.state({
    event: "volunteer-changed",
    tags: [{ type: "Volunteer" }, ...people, ...candidateTags],
  });
}

/** States that a person's profile changed: their own screens and the lists of others read again. */
export function stateProfileUpdated(changes: Changes, userId: number): void {
  changes.state({ event: "profile-updated", tags: [{ type: "Me" }] }, { users: [userId] });
  stateVolunteerChanged(changes, userId);
}

/** The kind of thing that screens of the inbox show, as live events name it. */
const INBOX = { type: "Notification", id: "INBOX" } as const;

/** States that the inboxes of these people changed: their open screens follow. */
export const stateInboxChanged = (changes: Changes, users: readonly number[]): void =>
  changes.state({ event: "inbox-changed", tags: [INBOX] }, { users });
