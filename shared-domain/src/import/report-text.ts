import { formatAmount } from "../money/amount";
import type { BothSides, ToldReport } from "./told-report";

/** The titles of the numbers of each kind, in their order. */
export const countTitles = {
  read: "lus",
  in: "repris",
  noted: "changés",
  out: "laissés",
  merged: "réunis",
} as const;

const countNames = Object.keys(countTitles) as (keyof typeof countTitles)[];

/** The whole report as one text, for those who mend rows in the former product, or here after the import. */
export function reportText({ source, version, isTrial, warnings, counts, parts, money }: ToldReport): string {
  return [
    isTrial ? "# Reprise d'Overbookd : essai, rien n'a été écrit" : "# Reprise d'Overbookd",
    "",
    `Source : ${source} (dernière migration : ${version})`,
    "",
    ...(warnings.length === 0 ? [] : ["## À lire d'abord", "", ...warnings.map((one) => `- ${one}`), ""]),
    ...countsText(counts),
    ...parts.flatMap(({ title, meaning, kinds }) => [
      `## ${title} (${meaning})`,
      "",
      ...kinds.flatMap(({ kind, lines }) => [`### ${kind}`, "", ...lines.map((line) => `- ${line}`), ""]),
    ]),
    ...moneyText(money),
  ].join("\n");
}

function countsText(counts: ToldReport["counts"]): string[] {
  const width = Math.max(0, ...counts.map(({ kind }) => kind.length));
  const line = (name: string, numbers: readonly string[]) =>
    `${name.padEnd(width)} ${numbers.map((one) => one.padStart(8)).join("")}`;
  return [
    "## En bref",
    "",
    line("", Object.values(countTitles)),
    ...counts.map((one) =>
      line(
        one.kind,
        countNames.map((name) => String(one[name])),
      ),
    ),
    "",
  ];
}

/** Both sides of an amount: what it is there, what it is here. */
const both = ({ there, here }: Omit<BothSides, "label">) => `${formatAmount(there)} = ${formatAmount(here)}`;

function moneyText({ sums, people }: ToldReport["money"]): string[] {
  return [
    "## Comptes (Overbookd = ici)",
    "",
    ...sums.map((sum) => `- ${sum.label} : ${both(sum)}`),
    "",
    "### Par personne",
    "",
    ...people.map(
      ({ name, balance, sums: own }) =>
        `- ${name} : solde ${both(balance)} (${own.map((sum) => `${sum.label} ${both(sum)}`).join(" ; ")})`,
    ),
    "",
  ];
}
