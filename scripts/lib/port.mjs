import { createServer } from "node:net";

/** Whether nobody listens there yet. */
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
