import type { HotQuery, HotTransaction } from "../database/database";
import type { Live, LiveMessage } from "./live-message";

export const liveChannel = "coulisses_live";

/** PostgreSQL refuses payloads of 8000 bytes. */
const usersAMessage = 500;

export function collectLive(): { live: Live; messages: LiveMessage[] } {
  const messages: LiveMessage[] = [];
  const live: Live = {
    publish(event, { users } = {}) {
      const dated = { ...event, at: new Date().toISOString() };
      if (users === undefined) messages.push({ kind: "event", event: dated });
      for (let first = 0; users !== undefined && first < users.length; first += usersAMessage) {
        messages.push({ kind: "event", event: dated, users: users.slice(first, first + usersAMessage) });
      }
    },
    recheckSessions() {
      if (!messages.some(({ kind }) => kind === "recheck")) messages.unshift({ kind: "recheck" });
    },
  };
  return { live, messages };
}

const notifyQuery: HotQuery = {
  name: "notify-live",
  text: `select pg_notify('${liveChannel}', payload) from json_array_elements_text($1::json) payload`,
};

/** Inside the transaction: PostgreSQL delivers at the commit. */
export async function notifyLive(tx: HotTransaction, messages: readonly LiveMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.hot(notifyQuery, [JSON.stringify(messages.map((message) => JSON.stringify(message)))]);
}
