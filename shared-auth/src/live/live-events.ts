import type { LiveEvent } from "@coulisses/shared-domain/contract/live";
import { observable } from "../observable";

/** The last live event, for what is kept outside of the cache. */
export const liveEvents = observable<LiveEvent | undefined>(undefined);
