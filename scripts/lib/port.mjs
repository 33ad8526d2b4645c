import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** True when the port is free. */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => {
      resolve(false);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/** True when the port becomes free within `patience` milliseconds. */
export async function becomesFree(port, host, patience) {
  for (const until = Date.now() + patience; ; await wait(100)) {
    if (await isFree(port, host)) return true;
    if (Date.now() > until) return false;
  }
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
