import type { liveEvents } from "@coulisses/shared-auth";
import type { FeatureLoader } from "@coulisses/federation/loader";
import type { Updates } from "../updates/updates";

/** The parts of this tab behind the login. */
export type Running = { loader: FeatureLoader; updates: Pick<Updates, "check">; live: typeof liveEvents };

/** The same, for code that comes late and must not bring the application to the login page; empty before the login. */
export const running: Partial<Running> = {};
