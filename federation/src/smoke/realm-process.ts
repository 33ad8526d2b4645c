import type { Visit } from "./visit";
import { visitInRealm } from "./visit-in-realm";

// Code of a document that is gone: its page was judged already.
process.on("unhandledRejection", () => undefined);
process.on("uncaughtException", () => undefined);

process.once("message", ({ origin, visits }: { origin: string; visits: Visit[] }) => {
  void visitInRealm(origin, visits).then((visited) => {
    process.send?.(visited);
  });
});
