import type { LiveEvent } from "@coulisses/shared-domain/contract/live";

/** `users`: only these; without, whoever may read what the tags name. */
export type Audience = { users?: readonly number[] };

/** What goes from one instance to all, itself included. */
export type LiveMessage =
  | { kind: "event"; event: LiveEvent; users?: readonly number[] }
  /** Somebody's session or access changed: look again at whom we are talking to. */
  | { kind: "recheck" };

/** How a write tells others; nothing leaves before the commit. */
export type Live = {
  publish(event: Omit<LiveEvent, "at">, audience?: Audience): void;
  recheckSessions(): void;
};
