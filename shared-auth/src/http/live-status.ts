import { observable } from "../observable";

/** "live" while screens follow the changes of others. */
export type LiveStatus = "connecting" | "live" | "offline";

/** Where the connection stands now. */
export const liveStatus = observable<LiveStatus>("connecting");
