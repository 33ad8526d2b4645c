import { ImportRefusal } from "./import-refusal";

export type CommandLine =
  { order: "import"; from: string; isDry: boolean; reportFile: string | undefined } | { order: "undo" };

const usage = `Usage : npm run import -- overbookd <adresse postgres:// ou fichier de pg_dump> [--dry-run] [--report FICHIER]
        npm run import -- undo

  --dry-run          essaie la reprise et la décrit, sans rien écrire
  --report FICHIER   écrit aussi la description dans ce fichier
  undo               défait la reprise, tant que rien n'a changé ici depuis

La base à remplir est celle de DATABASE_URL, sinon la base intégrée de DATA_DIR.`;

/** Reads the words of the command. Throws its usage when they make no sense. */
export function readCommandLine(words: readonly string[]): CommandLine {
  if (words.join(" ") === "undo") return { order: "undo" };
  const rest = [...words];
  const isDry = take(rest, "--dry-run");
  const at = rest.indexOf("--report");
  const [, reportFile] = at < 0 ? [] : rest.splice(at, 2);
  const [product, from, ...others] = rest;
  const isWrong = product !== "overbookd" || from === undefined || from.startsWith("--") || others.length > 0;
  if (isWrong || (at >= 0 && (reportFile === undefined || reportFile.startsWith("--"))))
    throw new ImportRefusal(usage);
  return { order: "import", from, isDry, reportFile };
}

function take(words: string[], word: string): boolean {
  const at = words.indexOf(word);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}
