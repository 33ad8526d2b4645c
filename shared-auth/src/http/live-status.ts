import { observable } from "../observable";

/** "live" while screens follow the changes of others. */
type LiveStatus = "connecting" | "live" | "offline";

/** The present state of the connection. */
export const liveStatus = observable<LiveStatus>("connecting");
