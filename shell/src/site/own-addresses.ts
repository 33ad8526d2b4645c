import { publicPages } from "../root/which-screen";
import { ownPages } from "./site-page";

/** Where the shell itself answers: publishing gives none of these to an app, nor does the registry. */
export const ownAddresses: readonly string[] = [
  ...ownPages,
  // What the application shows to a visitor is an app's.
  ...publicPages.filter(({ screen }) => screen !== "application"),
].map(({ path }) => path);
