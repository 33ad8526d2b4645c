import { pgErrorCode } from "./pg-error-code";
import type { Database, Transaction } from "./database";
import { collectLive, notifyLive } from "../live/live-outbox";
import type { Live } from "../live/live-message";

/** One transaction and the live events that it brings about; they leave with the commit, or never. */
export type Write = <Result>(
  work: (tx: Transaction, live: Live) => Promise<Result>,
) => Promise<Result>;

/** Serialisation failure and deadlock: the same work done again succeeds. */
const transient = ["40001", "40P01"];
const attempts = 3;

export function writerOn(db: Database): Write {
  return async function write(work) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction(async (tx) => {
          const outbox = collectLive();
          const result = await work(tx, outbox.live);
          await notifyLive(tx, outbox.messages);
          return result;
        });
      } catch (error) {
        if (attempt >= attempts || !transient.includes(pgErrorCode(error) ?? "")) throw error;
      }
    }
  };
}
