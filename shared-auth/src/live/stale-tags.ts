import type { LiveTag } from "@coulisses/shared-domain/contract/live";

const PAUSE_MS = 300;

/** Collects stale tags for 300 ms, so that a burst of events reads again once. */
export function createStaleTags(invalidate: (tags: LiveTag[]) => void) {
  const collected = new Map<string, LiveTag>();
  let pending: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    pending = undefined;
    const tags = [...collected.values()];
    collected.clear();
    invalidate(tags);
  }

  return {
    add(tags: LiveTag[]) {
      tags.forEach((tag) => collected.set(`${tag.type}:${String(tag.id ?? "")}`, tag));
      if (collected.size > 0) pending ??= setTimeout(flush, PAUSE_MS);
    },
    stop() {
      clearTimeout(pending);
      pending = undefined;
      collected.clear();
    },
  };
}
