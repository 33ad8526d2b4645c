import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { backUp, restore } from "./back-up";
import { BackupRefusal } from "./backup-refusal";
import { readCommandLine } from "./command-line";

/** The commands with which an operator backs a festival up and restores it. */

const exitCodes = { done: 0, refused: 1, broken: 2 };

const say = (text: string) => process.stdout.write(`${text}\n`);
/** The folder in which the operator typed the command: npm runs it elsewhere. */
const fromHere = (file: string) => resolve(process.env.INIT_CWD ?? ".", file);
const nameOfNow = () => `coulisses-${new Date().toISOString().replace(/[:.]/g, "-")}.backup`;

async function main(): Promise<void> {
  // All that is written is for this account of the machine alone.
  process.umask(0o077);
  const line = readCommandLine(process.argv.slice(2));
  const { DATABASE_URL: databaseUrl = "", DATA_DIR } = process.env;
  const festival = { databaseUrl, dataDir: DATA_DIR || "./data" };
  const file = fromHere(line.file ?? nameOfNow());
  if (line.order === "backup") {
    const began = Date.now();
    await backUp(festival, file);
    const megabytes = ((await stat(file)).size / 1_048_576).toFixed(1).replace(".", ",");
    const seconds = String(Math.ceil((Date.now() - began) / 1_000));
    say(`Sauvegarde faite en ${seconds} s : ${file} (${megabytes} Mio). Garde-la sur une autre machine.`);
  } else {
    const { at, place, kept } = await restore(festival, file, line);
    say(`La sauvegarde du ${formatDateTime(at)} est en place dans ${place}.`);
    if (kept !== undefined) say(`L'état d'avant est gardé : ${kept}.`);
    say("Démarre Coulisses, puis « Vérifier les comptes » sur la page des transactions.");
  }
}

main().then(
  () => process.exit(exitCodes.done),
  (error: unknown) => {
    console.error(error instanceof BackupRefusal ? error.message : error);
    process.exit(error instanceof BackupRefusal ? exitCodes.refused : exitCodes.broken);
  },
);
