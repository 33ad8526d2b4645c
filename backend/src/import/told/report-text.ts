import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import type { CollectedReport, ReportLine } from "../report";
import type { Imported } from "../run-import";
import type { PeerTable } from "../peer";
import type { Source } from "../source/read-source";
import { kinds, tablesInOrder } from "./kinds";
import { moneyText } from "./money-text";

/** The whole report, as its reader mends rows in Overbookd before the real import, or here after it. */
export function reportText(source: Source, { kind, report, totals }: Imported): string {
  const isDone = kind === "done";
  return [
    isDone ? "# Reprise d'Overbookd" : "# Reprise d'Overbookd : essai, rien n'a été écrit",
    "",
    `Source : ${source.name} (dernière migration : ${source.version})`,
    "",
    ...warnings(report),
    ...countsText(source, report),
    ...linesText(
      "Laissé de côté",
      "ce qui ne vient pas ; corrige-le dans Overbookd si tu y tiens",
      report,
      "out",
    ),
    ...linesText(
      "Changé en chemin",
      "ce qui vient avec une valeur remplacée, vidée ou à vérifier",
      report,
      "noted",
    ),
    ...linesText("Réuni", "ce qui ne fait plus qu'un avec autre chose", report, "merged"),
    ...moneyText(totals),
  ].join("\n");
}

function warnings(report: CollectedReport): string[] {
  const said = report.warnings();
  return said.length === 0 ? [] : ["## À lire d'abord", "", ...said.map((one) => `- ${one}`), ""];
}

const columns = ["lus", "repris", "changés", "laissés", "réunis"];

/** Each row that was read is in exactly one of the other columns. */
function countsText({ peer }: Source, report: CollectedReport): string[] {
  const rows = tablesInOrder.flatMap((table) => {
    const { read, in: kept, noted, out, merged } = report.counts(table, peer[table].length);
    return read === 0 ? [] : [[kinds[table], ...[read, kept, noted, out, merged].map(String)]];
  });
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  const line = ([name = "", ...numbers]: readonly string[]) =>
    `${name.padEnd(width)} ${numbers.map((one) => one.padStart(8)).join("")}`;
  return ["## En bref", "", line(["", ...columns]), ...rows.map(line), ""];
}

function linesText(
  title: string,
  meaning: string,
  report: CollectedReport,
  outcome: "noted" | "out" | "merged",
): string[] {
  const blocks = tablesInOrder.flatMap((table) => blockOf(table, report.lines(table, outcome)));
  return blocks.length === 0 ? [] : [`## ${title} (${meaning})`, "", ...blocks];
}

/** As many rows of one kind with one reason are listed one by one; more of them share a line. */
const FEW = 3;

function blockOf(table: PeerTable, lines: readonly ReportLine[]): string[] {
  if (lines.length === 0) return [];
  const said = [...groupedBy(lines, ({ why }) => why)].flatMap(([why, same]) =>
    same.length > FEW
      ? [`- ${why} (${String(same.length)}) : ${same.map(({ name }) => name).join(" ; ")}`]
      : same.map(({ name }) => `- ${name} : ${why}`),
  );
  return [`### ${kinds[table]}`, "", ...said, ""];
}
