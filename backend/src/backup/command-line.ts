import { BackupRefusal } from "./backup-refusal";

export type CommandLine =
  { order: "backup"; file: string | undefined } | { order: "restore"; file: string; replace: boolean };

const usage = `Usage : npm run backup -- [FICHIER]
        npm run restore -- FICHIER [--replace]

  backup     met dans un fichier la base de DATABASE_URL, sinon tout DATA_DIR (base intégrée) ;
             sans nom, coulisses-<date>.backup. Le serveur peut tourner.
  restore    remet cette sauvegarde en place. Le serveur doit être arrêté.
  --replace  remplace une base déjà remplie, qui est gardée à côté.`;

/** Reads the words of the command. Throws its usage when they make no sense. */
export function readCommandLine([order, ...words]: readonly string[]): CommandLine {
  const files = words.filter((word) => !word.startsWith("-"));
  const options = words.filter((word) => word.startsWith("-"));
  const [file] = files;
  if (order === "backup" && files.length <= 1 && options.length === 0) return { order, file };
  const replace = options.length === 1 && options[0] === "--replace";
  if (order === "restore" && file !== undefined && files.length === 1 && (replace || options.length === 0))
    return { order, file, replace };
  throw new BackupRefusal(usage);
}
