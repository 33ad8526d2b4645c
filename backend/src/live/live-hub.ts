import { type Access, can } from "@coulisses/shared-domain/access/access";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { LiveEvent, LiveTag } from "@coulisses/shared-domain/contract/live";
import type { Connection } from "../database/database";
import type { SessionReader } from "../auth/session-reader";
import type { LiveMessage } from "./live-message";
import { liveChannel } from "./live-outbox";

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
  /** Ends who lost their session, and notes what the others may read from now on. */
  recheck(): Promise<void>;
  endAll(): void;
};

const readPermission: Partial<Record<LiveTag["type"], Permission>> = {
  FestivalActivity: "read-fa",
  FestivalTask: "read-ft",
  Availability: "read-ft",
  Gear: "read-gear-catalog",
  Location: "view-location",
  Signage: "read-signage-catalog",
};

/** Without addressee, these concern nobody. */
const personal: readonly LiveTag["type"][] = ["Me", "Preferences"];

/** What of an event a person may know; nothing when it does not concern them. */
export function eventFor(
  { event, users }: Extract<LiveMessage, { kind: "event" }>,
  { userId, access }: Pick<Listener, "userId" | "access">,
): LiveEvent | undefined {
  if (users !== undefined && !users.includes(userId)) return undefined;
  const tags = event.tags.filter(
    ({ type }) => users !== undefined || (!personal.includes(type) && can(access, readPermission[type])),
  );
  return tags.length === 0 ? undefined : { ...event, tags };
}

/** Passes what any instance notified on to the screens open on this one. */
export async function liveHubOn(
  connection: Connection,
  sessions: SessionReader,
  onError: (error: unknown) => void,
): Promise<LiveHub> {
  const listeners = new Set<Listener>();

  const hub: LiveHub = {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async recheck() {
      await Promise.all(
        [...listeners].map(async (listener) => {
          const alive = await sessions.check(listener);
          if (alive === undefined) listener.end();
          else listener.access = alive.person.access;
        }),
      );
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

  await connection.listen(liveChannel, receive, hub.endAll);
  return hub;
}
