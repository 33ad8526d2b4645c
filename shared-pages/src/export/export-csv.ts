import { authorizedFetch, notify } from "@coulisses/shared-auth";
import type { ReportedExport } from "@coulisses/shared-domain/contract/audit";
import { downloadCsv, nothingToExport } from "@coulisses/shared-ui/data";

type Export = {
  what: ReportedExport["what"];
  /** The name of the file, without its date. */
  name: string;
  rows: readonly unknown[];
  csv: () => string;
};

/** Downloads a list as a file once the journal has recorded it; without the record, no file. */
export async function exportCsv({ what, name, rows, csv }: Export): Promise<void> {
  if (rows.length === 0) return notify(nothingToExport);
  const told: ReportedExport = { what, rows: rows.length };
  const answer = await authorizedFetch("audit-entries/exports", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(told),
  }).catch(() => undefined);
  if (answer?.ok) downloadCsv(name, csv());
  else notify({ type: "error", message: messageOf(answer?.status) });
}

const messageOf = (status: number | undefined) =>
  status === 429
    ? "Beaucoup d'exports d'un coup : réessaie dans une minute."
    : "L'export n'a pas pu être noté au journal, le fichier n'a donc pas été fait. Vérifie ta connexion et réessaie.";
