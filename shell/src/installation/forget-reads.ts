import { session } from "@coulisses/shared-auth/session";
import { READ_CACHE } from "./worker-messages";

/** What someone read is theirs: it leaves the device with their session. */
export function forgetReadsWithSession(storage: CacheStorage): void {
  let userId = session.current().userId;
  session.subscribe(() => {
    const now = session.current();
    const isSomeoneElse = userId !== null && now.userId !== null && now.userId !== userId;
    if (now.status === "anonymous" || isSomeoneElse) void storage.delete(READ_CACHE);
    userId = now.userId ?? userId;
  });
}
