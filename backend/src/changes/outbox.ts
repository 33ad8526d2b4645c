import type { HotQuery, HotTransaction } from "../database/database";
import type { Change, Changes, LiveMessage } from "./change";

export const liveChannel = "coulisses_live";

/** PostgreSQL refuses notifications of 8,000 bytes. */
const usersPerMessage = 500;

/** Collects what a transaction states, as the messages that leave with its commit. */
export function collectChanges(): { changes: Changes; stated: Change[]; messages: LiveMessage[] } {
  const stated: Change[] = [];
  const messages: LiveMessage[] = [];
  const changes: Changes = {
    state(change, { users } = {}) {
      stated.push(change);
      if (change.refreshAccess) changes.recheckSessions();
      const event = { ...change, at: new Date().toISOString() };
      if (users === undefined) messages.push({ kind: "event", event });
      for (let first = 0; users !== undefined && first < users.length; first += usersPerMessage) {
        messages.push({ kind: "event", event, users: users.slice(first, first + usersPerMessage) });
      }
    },
    recheckSessions() {
      if (!messages.some(({ kind }) => kind === "recheck")) messages.unshift({ kind: "recheck" });
    },
  };
  return { changes, stated, messages };
}

const notifyQuery: HotQuery = {
  name: "notify-live",
  text: `select pg_notify('${liveChannel}', payload) from json_array_elements_text($1::json) payload`,
};

/** Inside the transaction: PostgreSQL delivers at the commit. */
export async function notifyChanges(tx: HotTransaction, messages: readonly LiveMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.hot(notifyQuery, [JSON.stringify(messages.map((message) => JSON.stringify(message)))]);
}
