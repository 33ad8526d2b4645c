import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { buildApp } from "./app";
import { readEnvironment } from "./environment";
import { loggerOptions } from "./http/operations/logger";
import { startServices } from "./start";

/** Beside `backend/`, wherever this file runs from: its sources or its bundle. */
const besideBackend = fileURLToPath(new URL("../../site", import.meta.url));

/** How long proxies are told to go elsewhere before nobody listens here any more. */
const noticeMs = 1_000;
/** Whatever still runs then is not worth waiting for: the database undoes what was not committed. */
const patienceMs = 8_000;

async function main(): Promise<void> {
  // Killed outright, who started us can tell nothing but that.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  const environment = readEnvironment(process.env, besideBackend);
  const logger = pino(loggerOptions(environment.logLevel));
  const services = await startServices(environment, logger);
  const app = await buildApp(services, { logger });

  async function stop(notice: number): Promise<void> {
    await app.leave(notice);
    services.mailer.close();
    await services.connection.close();
  }
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      logger.info({ signal }, "stopping");
      const failed = (error: unknown) => {
        logger.fatal({ err: error }, "not stopped cleanly");
        process.exit(1);
      };
      setTimeout(failed, patienceMs, new Error("Still at work"));
      // Who presses Ctrl-C has no proxy that waits.
      stop(signal === "SIGTERM" ? noticeMs : 0).then(() => process.exit(0), failed);
    });
  }
  try {
    await app.listen({ port: environment.port, host: environment.host });
  } catch (error) {
    await stop(0);
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
