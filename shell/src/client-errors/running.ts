import type { FeatureLoader } from "@coulisses/federation/loader";

/** The loader of this tab, for code that comes late and must not bring the application to the login page. */
export const running: { loader?: FeatureLoader } = {};
