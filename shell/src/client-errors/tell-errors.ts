import { afterFirstScreen } from "../installation/start";
import { onUncaughtError } from "../root/uncaught-errors";

/** Tells the server of errors, in a built site; the code for it comes after the first screen, or with an error. */
export function tellErrors(): void {
  if (process.env.NODE_ENV !== "production") return;
  const tell = () => {
    import("./start-reporter").then(({ startReporter }) => startReporter()).catch(() => undefined);
  };
  afterFirstScreen(tell);
  onUncaughtError(tell);
}
