import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reportText } from "@coulisses/shared-domain/import/report-text";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { connectEmbedded } from "../database/connect/connect-embedded";
import { connectServer } from "../database/connect/connect-server";
import type { Connection } from "../database/database";
import { hasAllMigrations } from "../database/migrate";
import { readCommandLine } from "./command-line";
import { ImportRefusal } from "./import-refusal";
import { runImport } from "./run-import";
import { readSource, type Source } from "./source/read-source";
import { undoImport, undoneText } from "./undo-import";
import { toldReport } from "./told/told-report";

/** The command with which an operator takes over a festival from another product. */

const exitCodes = { done: 0, refused: 1, broken: 2 };

/** The festival to fill; it is never made or migrated here. */
async function connectTarget({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): Promise<Connection> {
  const dataDir = DATA_DIR || "./data";
  if (!DATABASE_URL && !existsSync(join(dataDir, "database"))) throw neverStarted(dataDir);
  const connection = DATABASE_URL
    ? connectServer(DATABASE_URL, () => undefined)
    : await connectEmbedded(dataDir).catch((error: unknown) => {
        throw new ImportRefusal(
          `La base de ${dataDir} ne s'ouvre pas ; si Coulisses tourne, arrête-le pendant la reprise. (${(error as Error).message})`,
        );
      });
  const isReady = await hasAllMigrations(connection).catch((error: unknown) => {
    throw new ImportRefusal(`La base à remplir est illisible : ${(error as Error).message}`);
  });
  if (isReady) return connection;
  await connection.close();
  throw neverStarted(DATABASE_URL ? "DATABASE_URL" : dataDir);
}

const neverStarted = (where: string) =>
  new ImportRefusal(
    `La base à remplir (${where}) n'est pas prête : démarre d'abord cette version de Coulisses, qui y crée ses tables et son administrateur (ADMIN_EMAIL, ADMIN_PASSWORD).`,
  );

async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2));
  if (line.order === "undo") {
    await inTarget(async (connection) => {
      say(undoneText(await undoImport(connection)));
    });
    return;
  }
  const source = await readSource(line.from);
  // The texts that were read would stay in memory beside the embedded database, which takes most of it.
  globalThis.gc?.();
  await inTarget((connection) => takeOver(connection, source, line));
}

async function inTarget(work: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await connectTarget(process.env);
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}

type Options = { isDry: boolean; reportFile: string | undefined };

async function takeOver(
  connection: Connection,
  source: Source,
  { isDry, reportFile }: Options,
): Promise<void> {
  const outcome = await runImport(connection, source, { isDry });
  if (outcome.kind === "already") {
    say(`Cet export a déjà été repris le ${formatDateTime(outcome.at)} : rien n'a été écrit.`);
    return;
  }
  const text = reportText(toldReport(source, outcome));
  if (reportFile !== undefined) await writeFile(reportFile, `${text}\n`, { mode: 0o600 });
  say(text);
  say(isDry ? "Essai terminé : rien n'a été écrit." : "Reprise terminée.");
}

const say = (text: string) => process.stdout.write(`${text}\n`);

main().then(
  () => process.exit(exitCodes.done),
  (error: unknown) => {
    console.error(error instanceof ImportRefusal ? error.message : error);
    process.exit(error instanceof ImportRefusal ? exitCodes.refused : exitCodes.broken);
  },
);
