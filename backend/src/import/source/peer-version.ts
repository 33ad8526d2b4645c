import { ImportRefusal } from "../import-refusal";
import type { RawTables } from "./raw-table";

export const MIGRATIONS = "_prisma_migrations";

/** The newest migration whose tables this import knows. */
const NEWEST = "20260707223730_remove_notifications";
/** In July 2024 balances became the sums of their lines; before, they stood beside them. */
const OLDEST = "20240801";

const TIMED = /^\d{14}_/;

/** The newest migration of an Overbookd database. Throws when there is none, or none that can be imported. */
export function peerVersion(tables: RawTables): string {
  const migrations = tables.get(MIGRATIONS);
  if (migrations === undefined || !tables.has("user")) {
    throw new ImportRefusal(
      "Ce n'est pas une base d'Overbookd : il n'y a ni table `user`, ni table `_prisma_migrations`.",
    );
  }
  const at = (name: string) => migrations.columns.indexOf(name);
  const [name, finished, undone] = [at("migration_name"), at("finished_at"), at("rolled_back_at")];
  const rows = migrations.rows.map((row) => ({
    name: row[name] ?? "",
    isFinished: (row[finished] ?? null) !== null,
    isUndone: (row[undone] ?? null) !== null,
  }));
  const unfinished = rows.find(({ isFinished, isUndone }) => !isFinished && !isUndone);
  if (unfinished !== undefined) {
    throw new ImportRefusal(
      `La migration « ${unfinished.name} » de cette base n'est pas terminée : termine-la avec Overbookd (prisma migrate deploy), puis recommence.`,
    );
  }
  const names = rows.filter(({ isFinished, isUndone }) => isFinished && !isUndone).map((row) => row.name);
  const newest = names
    .filter((one) => TIMED.test(one))
    .toSorted()
    .at(-1);
  if (newest === undefined) {
    throw new ImportRefusal(
      "Cette base d'Overbookd ne dit pas sa version : aucune migration n'y est terminée.",
    );
  }
  if (newest.slice(0, 14) > NEWEST.slice(0, 14)) {
    throw new ImportRefusal(
      `Cette base est d'une version d'Overbookd plus récente que celles que l'on sait reprendre : sa dernière migration est « ${newest} », la dernière connue est « ${NEWEST} ».`,
    );
  }
  const hasOldBalance = tables.get("user")?.columns.includes("balance") === true;
  if (newest < OLDEST || hasOldBalance) {
    throw new ImportRefusal(
      `Cette base est trop ancienne (dernière migration : « ${newest} ») : les soldes n'y sont pas encore la somme des transactions. Mets Overbookd à jour (août 2024 ou plus récent), puis recommence.`,
    );
  }
  return newest;
}
