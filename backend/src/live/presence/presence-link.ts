import { randomUUID } from "node:crypto";
import type { Connection, PreparedQuery } from "../../database/database";
import type { Here } from "./presence-board";

const channel = "coulisses_presence";
/** PostgreSQL refuses notifications of 8,000 bytes: pages of one, at some 500 bytes each at most. */
const PAGES_OF_ONE = 10;
const LONGEST_NAME = 60;

/** A page as instances tell each other of it: clocks differ, so ages travel instead of instants. */
type Told = Omit<Here, "heardAt" | "movedAt"> & { heardAgo: number; movedAgo: number };
/** A message of one instance to the others. */
type Message = { from: string; here?: Told[]; gone?: string[]; isNew?: true };

/** `isNew`: an instance that has just started knows nobody yet. */
type Heard = { from: string; here: Here[]; gone: string[]; isNew: boolean };

const notifyQuery: PreparedQuery = {
  name: "notify-presence",
  text: `select pg_notify('${channel}', payload) from json_array_elements_text($1::json) payload`,
};

/**
 * Tells the other instances who is on which sheet, and hears them. Nothing is written: a notification that gets lost
 * is repaired by the next round. The embedded database has one instance only.
 */
export async function presenceLink(
  connection: Connection,
  onHeard: (heard: Heard) => void,
  onError: (error: unknown) => void,
) {
  const me = randomUUID();

  function receive(payload: string): void {
    const { from, here = [], gone = [], isNew = false } = JSON.parse(payload) as Message;
    if (from === me) return;
    const now = Date.now();
    const pages = here.map(({ heardAgo, movedAgo, ...page }) => ({
      ...page,
      heardAt: now - heardAgo,
      movedAt: now - movedAgo,
    }));
    onHeard({ from, here: pages, gone, isNew });
  }

  async function send(messages: readonly Omit<Message, "from">[]): Promise<void> {
    if (connection.kind === "embedded" || messages.length === 0) return;
    const payloads = messages.map((message) => JSON.stringify({ from: me, ...message }));
    await connection.runPrepared(notifyQuery, [JSON.stringify(payloads)]);
  }

  await connection.listen(
    channel,
    (payload) => {
      // Anyone with access to the database can notify: other messages are only logged.
      try {
        receive(payload);
      } catch (error) {
        onError(error);
      }
    },
    () => undefined,
  );
  return {
    tell(here: readonly Here[], gone: readonly string[] = []): void {
      const messages = [
        ...inPieces(here.map(toTell)).map((some) => ({ here: some })),
        ...inPieces(gone).map((some) => ({ gone: some })),
      ];
      send(messages).catch(onError);
    },
    greet(): void {
      send([{ isNew: true }]).catch(onError);
    },
  };
}

function toTell({ heardAt, movedAt, firstname, ...page }: Here): Told {
  const now = Date.now();
  return {
    ...page,
    firstname: firstname.slice(0, LONGEST_NAME),
    heardAgo: now - heardAt,
    movedAgo: now - movedAt,
  };
}

function inPieces<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PAGES_OF_ONE);
  return Array.from({ length: count }, (_, piece) =>
    items.slice(piece * PAGES_OF_ONE, (piece + 1) * PAGES_OF_ONE),
  );
}
