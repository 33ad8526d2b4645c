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
  /** Ends the stream: the screen connects again if its session lives, and refreshes everything. */
  end(): void;
};

export type LiveHub = {
  add(listener: Listener): () => void;
  /** The number of screens open here. */
  open(): number;
  /** The number of screens that this person has open here. */
  openOf(userId: number): number;
  /** Sends each open screen of these people here its own event, or none. */
  sendEach(userIds: ReadonlySet<number>, eventOf: (listener: Listener) => LiveEvent | undefined): void;
  /** Closes the screens whose session has ended, and updates the rights of the others. */
  recheck(): Promise<void>;
  endAll(): void;
};

/** The part of an event that a person may know; undefined when it does not concern them. */
export function eventFor(
  { event, users }: Extract<LiveMessage, { kind: "event" }>,
  { userId, access }: Pick<Listener, "userId" | "access">,
): LiveEvent | undefined {
  if (users !== undefined) return users.includes(userId) ? event : undefined;
  const tags = event.tags.filter((tag) => mayHear(access, tag));
  return tags.length === 0 ? undefined : { ...event, tags };
}

/** Passes the notifications of any instance on to the screens open on this one. */
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
      // Its session may have ended between its check and now.
      recheckOne(listener).catch(onError);
      return () => listeners.delete(listener);
    },
    open: () => listeners.size,
    openOf: (userId) => [...listeners].filter((listener) => listener.userId === userId).length,
    sendEach(userIds, eventOf) {
      for (const listener of listeners) {
        const event = userIds.has(listener.userId) ? eventOf(listener) : undefined;
        if (event) listener.send(event);
      }
    },
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
      // Anyone with access to the database can notify: other messages are only logged.
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
