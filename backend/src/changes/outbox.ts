import type { PreparedQuery, WriteTransaction } from "../database/database";
import type { Changes, LiveMessage, Statement } from "./change";
import { endsAccess } from "./consequences";
import { payloadsOf } from "./payloads";

export const liveChannel = "coulisses_live";

/** Collects the changes that a transaction states, as the messages that leave with its commit. */
export function collectChanges(): { changes: Changes; stated: Statement[]; messages: LiveMessage[] } {
  const stated: Statement[] = [];
  const messages: LiveMessage[] = [];
  const changes: Changes = {
    state(change, audience = {}) {
      const { users } = audience;
      stated.push({ ...change, ...audience });
      // Before the event, so that lost rights to hear of it count.
      if (endsAccess(change) && !messages.some(({ kind }) => kind === "recheck"))
        messages.unshift({ kind: "recheck" });
      const event = { ...change, at: new Date().toISOString() };
      if (users === undefined) messages.push({ kind: "event", event });
      else if (users.length > 0) messages.push({ kind: "event", event, users });
    },
  };
  return { changes, stated, messages };
}

const notifyQuery: PreparedQuery = {
  name: "notify-live",
  text: `select pg_notify('${liveChannel}', payload) from json_array_elements_text($1::json) payload`,
};

/** Inside the transaction: PostgreSQL delivers at the commit. */
export async function notifyChanges(tx: WriteTransaction, messages: readonly LiveMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.runPrepared(notifyQuery, [JSON.stringify(messages.flatMap(payloadsOf))]);
}
