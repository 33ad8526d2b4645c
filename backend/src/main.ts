import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { buildApp } from "./app";
import { readEnvironment } from "./environment";
import { loggerOptions } from "./http/logger";
import { startServices } from "./start";

/** Beside `backend/`, wherever this file runs from: its sources or its bundle. */
const besideBackend = fileURLToPath(new URL("../../site", import.meta.url));

async function main(): Promise<void> {
  const environment = readEnvironment(process.env, besideBackend);
  const logger = pino(loggerOptions(environment.logLevel));
  const services = await startServices(environment, logger);
  const app = await buildApp(services, { logger });

  let stopping = false;
  async function stop(reason: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, "stopping");
    await app.close();
    services.mailer.close();
    await services.connection.close();
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          logger.fatal({ err: error }, "not stopped cleanly");
          process.exit(1);
        },
      );
    });
  }
  try {
    await app.listen({ port: environment.port, host: environment.host });
  } catch (error) {
    await stop("cannot listen");
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
