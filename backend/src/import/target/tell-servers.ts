import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { collectChanges, notifyChanges } from "../../changes/outbox";
import { consequences } from "../../changes/consequences";
import type { WriteTransaction } from "../../database/database";

/** For single people: of no use where everything is new. */
const personal: readonly LiveTag["type"][] = ["Session", "Print"];

/**
 * Has the screens that are open on a running server read everything again, and its sessions be checked. What a
 * server keeps in memory goes by itself: the database counts a revision with every write.
 */
export async function tellServers(tx: WriteTransaction): Promise<void> {
  const { changes, messages } = collectChanges();
  const types = (Object.keys(consequences) as LiveTag["type"][]).filter((type) => !personal.includes(type));
  changes.state({ event: "festival-imported", refreshAccess: true, tags: types.map((type) => ({ type })) });
  await notifyChanges(tx, messages);
}
