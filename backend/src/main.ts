import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { buildApp } from "./app";
import { offerDumps } from "./backup/dump-socket";
import { readEnvironment } from "./environment";
import { firstStartAddress } from "./first-start/key";
import { loggerOptions } from "./http/operations/logger";
import { startServices } from "./start";

/** Beside `backend/`, from its sources and from its bundle. */
const besideBackend = fileURLToPath(new URL("../../site", import.meta.url));

/** The time for proxies to go elsewhere before the server stops listening. */
const noticeMs = 1_000;
/** Work that still runs then is given up: the database undoes what was not committed. */
const patienceMs = 8_000;

async function main(): Promise<void> {
  // A parent process that is killed outright can only be noticed this way.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  const environment = readEnvironment(process.env, besideBackend);
  const logger = pino(loggerOptions(environment.logLevel));
  const services = await startServices(environment, logger);
  const app = await buildApp(services, { logger });

  const stopOffering = await offerDumps(services.connection, environment.dataDir, logger);

  async function stop(notice: number): Promise<void> {
    await app.leave(notice);
    await stopOffering();
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
      // Ctrl-C is pressed without a proxy that waits.
      stop(signal === "SIGTERM" ? noticeMs : 0).then(() => process.exit(0), failed);
    });
  }
  try {
    await app.listen({ port: environment.port, host: environment.host });
    const address = await firstStartAddress(services).catch(() => undefined);
    if (address !== undefined)
      process.stdout.write(`\n  Ce festival est tout neuf. Pour le mettre en place, ouvre :\n  ${address}\n`);
  } catch (error) {
    await stop(0);
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
