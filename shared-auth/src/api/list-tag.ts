import type { LiveTag } from "@coulisses/shared-domain/contract/live";

/** The id under which a list, or a resource that there is one of, provides its tag. */
export const LIST = "LIST";

/** A live tag without an id means the list alone: without this, every open sheet would follow. */
export function cacheTag({ type, id = LIST }: LiveTag): Required<LiveTag> {
  return { type, id };
}
