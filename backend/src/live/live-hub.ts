import type { Access } from "@coulisses/shared-domain/access/access";
import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import type { Connection } from "../database/database";
import type { SessionReader } from "../auth/session/session-reader";
import type { LiveMessage } from "../changes/change";
import { mayHear } from "../changes/consequences";
import { liveChannel } from "../changes/outbox";

/** One open screen. */
export type Listener = {
  userId: number;
  sessionId: string;
  access: Access;
  send(event: LiveEvent): void;
  /** The screen connects again when its session still lives, and refreshes everything. */
  end(): void;
};

export type LiveHub = {
  add(listener: Listener): () => void;
  /** How many screens this person has open here. */
  openOf(userId: number): number;
  /** Closes the screens whose session has ended, and updates what the others may read. */
  recheck(): Promise<void>;
  endAll(): void;
};

/** What of an event a person may know; nothing when it does not concern them. */
export function eventFor(
  { event, users }: Extract<LiveMessage, { kind: "event" }>,
  { userId, access }: Pick<Listener, "userId" | "access">,
): LiveEvent | undefined {
  if (users !== undefined) return users.includes(userId) ? event : undefined;
  const tags = event.tags.filter((tag) => mayHear(access, tag));
  return tags.length === 0 ? undefined : { ...event, tags };
}

/** Passes what any instance notified on to the screens open on this one. */
export async function liveHubOn(
  connection: Connection,
  sessions: SessionReader,
  onError: (error: unknown) => void,
): Promise<LiveHub> {
  const listeners = new Set<Listener>();

  async function recheckOne(listener: Listener): Promise<void> {
    const alive = await sessions.check(listener);
    if (alive === undefined) listener.end();
    else listener.access = alive.person.access;
  }

  const hub: LiveHub = {
    add(listener) {
      listeners.add(listener);
      // Its session may have ended between the check that let it in and now.
      recheckOne(listener).catch(onError);
      return () => listeners.delete(listener);
    },
    openOf: (userId) => [...listeners].filter((listener) => listener.userId === userId).length,
    async recheck() {
      await Promise.all([...listeners].map(recheckOne));
    },
    endAll() {
      for (const listener of listeners) listener.end();
    },
  };

  function receive(payload: string): void {
    const message = JSON.parse(payload) as LiveMessage;
    if (message.kind === "recheck") {
      hub.recheck().catch(onError);
      return;
    }
    for (const listener of listeners) {
      const event = eventFor(message, listener);
      if (event) listener.send(event);
    }
  }

  await connection.listen(
    liveChannel,
    (payload) => {
      // Anybody with access to the database can notify: a message that is not ours is only logged.
      try {
        receive(payload);
      } catch (error) {
        onError(error);
      }
    },
    hub.endAll,
  );
  return hub;
}
