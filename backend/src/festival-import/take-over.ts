import type { ToldReport } from "@coulisses/shared-domain/import/told-report";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import type { Origin } from "../audit/record-audit";
import type { Connection } from "../database/database";
import { ImportRefusal } from "../import/import-refusal";
import { runImport } from "../import/run-import";
import type { Source } from "../import/source/read-source";
import { toldReport } from "../import/told/told-report";

type Options = { isTrial: boolean; origin: Origin; tell: (part: number) => void };

/** Imports, or tries to; answers the report. Throws an `ImportRefusal` when there is nothing to report. */
export async function takeOver(
  connection: Connection,
  source: Source,
  { isTrial, origin, tell }: Options,
): Promise<ToldReport> {
  const outcome = await runImport(connection, source, { isDry: isTrial, origin, tell });
  if (outcome.kind === "already")
    throw new ImportRefusal(
      `Cet export a déjà été repris le ${formatDateTime(outcome.at)} : rien n'a été écrit.`,
    );
  return toldReport(source, outcome);
}
