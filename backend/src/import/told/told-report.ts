import type { BothSides, ToldReport } from "@coulisses/shared-domain/import/told-report";
import { transactionLabels, transactionTypes } from "@coulisses/shared-domain/personal-account/transaction";
import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import type { ComparedTotals, PersonSums } from "../money/totals";
import type { PeerTable } from "../peer";
import type { CollectedReport, ReportLine } from "../report";
import type { Imported } from "../run-import";
import type { Source } from "../source/read-source";
import { kinds, tablesInOrder } from "./kinds";

const parts = [
  {
    outcome: "out",
    title: "Laissé de côté",
    meaning: "ce qui ne vient pas ; corrige-le dans Overbookd si tu y tiens",
  },
  {
    outcome: "noted",
    title: "Changé en chemin",
    meaning: "ce qui vient avec une valeur remplacée, vidée ou à vérifier",
  },
  { outcome: "merged", title: "Réuni", meaning: "ce qui ne fait plus qu'un avec autre chose" },
] as const;

/** The outcome of an import in French. */
export function toldReport(source: Source, { kind, report, totals }: Imported): ToldReport {
  return {
    source: source.name,
    version: source.version,
    isTrial: kind === "tried",
    warnings: [...report.warnings()],
    counts: tablesInOrder.flatMap((table) => {
      const counts = report.counts(table, source.peer[table].length);
      return counts.read === 0 ? [] : [{ kind: kinds[table], ...counts }];
    }),
    parts: parts.flatMap(({ outcome, ...part }) => {
      const said = kindsTold(report, outcome);
      return said.length === 0 ? [] : [{ ...part, kinds: said }];
    }),
    money: moneyTold(totals),
  };
}

const kindsTold = (report: CollectedReport, outcome: (typeof parts)[number]["outcome"]) =>
  tablesInOrder.flatMap((table: PeerTable) => {
    const lines = report.lines(table, outcome);
    return lines.length === 0 ? [] : [{ kind: kinds[table], lines: linesTold(lines) }];
  });

/** As many rows of one kind with one reason are listed one by one; more of them share a line. */
const FEW = 3;

const linesTold = (lines: readonly ReportLine[]) =>
  [...groupedBy(lines, ({ why }) => why)].flatMap(([why, same]) =>
    same.length > FEW
      ? [`${why} (${String(same.length)}) : ${same.map(({ name }) => name).join(" ; ")}`]
      : same.map(({ name }) => `${name} : ${why}`),
  );

/** The sums of both sides, by type for all people, then by person and type. */
function moneyTold(totals: readonly ComparedTotals[]): ToldReport["money"] {
  const sum = (of: (sums: PersonSums) => number) => ({
    there: totals.reduce((all, one) => all + of(one.there), 0),
    here: totals.reduce((all, one) => all + of(one.here), 0),
  });
  const balances = sum(({ balance }) => balance);
  return {
    sums: [
      ...transactionTypes.flatMap((type) =>
        totals.some(({ there }) => there.byType.has(type))
          ? [{ label: transactionLabels[type], ...sum(({ byType }) => byType.get(type) ?? 0) }]
          : [],
      ),
      { label: "Solde de toutes les personnes", ...balances },
      { label: "Caisse de l'association", there: 0 - balances.there, here: 0 - balances.here },
    ],
    people: totals.map(({ name, there, here }) => ({
      name,
      balance: { there: there.balance, here: here.balance },
      sums: transactionTypes.flatMap((type): BothSides[] =>
        there.byType.has(type)
          ? [
              {
                label: transactionLabels[type],
                there: there.byType.get(type) ?? 0,
                here: here.byType.get(type) ?? 0,
              },
            ]
          : [],
      ),
    })),
  };
}
