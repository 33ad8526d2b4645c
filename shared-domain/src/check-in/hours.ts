import { type CsvColumns, writeCsv } from "../csv/write-csv";
import { minutesWords, ofHours, ofMinutes } from "../time/duration";

/**
 * The hours of a person, a team or a task, from the slots and from what check-in noted there. A place is one
 * person at one slot.
 *
 * A team's places are those that people took for it; a place of a person whom the sheet names has no team. A
 * replacement works for the team of the person replaced. Marks whose place is gone have no team.
 */
export type Hours = {
  /** The length of the places at slots of tasks that still exist, coming ones included; milliseconds. */
  planned: number;
  /** CI-4: the time worked, in milliseconds, also at slots that are gone and by replacements. */
  worked: number;
  /** How many places were noted as absent, and were so last, without those of `ill`. */
  absences: number;
  /** CI-11: how many places were noted as absent through illness, and were so last. */
  ill: number;
  /** How many places were noted as taken by a replacement, and were so last. */
  replaced: number;
  /** How many times a replaced place names them as the one who comes instead. */
  replacing: number;
  /** How many places of people with an account are over without any mark that stands. */
  unmarked: number;
};

/** The hours for one team, by its code; null for places without a team. */
export type TeamHours = Hours & { team: string | null };

const noHours: Hours = { planned: 0, worked: 0, absences: 0, ill: 0, replaced: 0, replacing: 0, unmarked: 0 };

/** The sum of hours. */
export function totalHours(lines: readonly Hours[]): Hours {
  return lines.reduce(
    (sum, line) => ({
      planned: sum.planned + line.planned,
      worked: sum.worked + line.worked,
      absences: sum.absences + line.absences,
      ill: sum.ill + line.ill,
      replaced: sum.replaced + line.replaced,
      replacing: sum.replacing + line.replacing,
      unmarked: sum.unmarked + line.unmarked,
    }),
    noHours,
  );
}

/** Each thing with the sum of its hours for a team, or for all of them; those without any are left out. */
export function withTotals<Thing extends { hours: readonly TeamHours[] }>(
  things: readonly Thing[],
  team: string,
): (Thing & { total: Hours })[] {
  return things.flatMap((thing) => {
    const lines = thing.hours.filter((line) => team === "" || line.team === team);
    return lines.length === 0 ? [] : [{ ...thing, total: totalHours(lines) }];
  });
}

/** The hours for each team, and how many people they are of; people who come for two teams count for both. */
export function hoursByTeam(
  people: readonly { hours: readonly TeamHours[] }[],
): { team: string | null; people: number; total: Hours }[] {
  const lines = new Map<string | null, Hours[]>();
  for (const { team, ...hours } of people.flatMap((one) => one.hours)) {
    lines.set(team, [...(lines.get(team) ?? []), hours]);
  }
  return [...lines].map(([team, own]) => ({ team, people: own.length, total: totalHours(own) }));
}

/** True when check-in noted anything that counts. */
export const isCheckedIn = ({ worked, absences, ill, replaced }: Hours): boolean =>
  worked > 0 || absences > 0 || ill > 0 || replaced > 0;

/** Milliseconds as `12 h 30`, to the nearest minute. */
export const hoursWords = (duration: number): string => minutesWords(Math.round(duration / ofMinutes(1)));

/** Hours that a spreadsheet set to French can add up. */
const decimalHours = (duration: number) => (duration / ofHours(1)).toFixed(2).replace(".", ",");

/** A line of the file: a person, a team or a task by its name. */
export type NamedHours = { name: string; people?: number; total: Hours };

/** The CSV of hours, under `title`, with their sum in its last line; `replacing` is told of people alone. */
export function hoursCsv(
  title: string,
  rows: readonly NamedHours[],
  { hasPeople = false, hasReplacing = false } = {},
): string {
  const columns: CsvColumns<NamedHours> = {
    [title]: ({ name }) => name,
    ...(hasPeople && { Personnes: ({ people }: NamedHours) => people }),
    "Heures prévues": ({ total }) => decimalHours(total.planned),
    "Heures faites": ({ total }) => decimalHours(total.worked),
    Absences: ({ total }) => total.absences,
    Malades: ({ total }) => total.ill,
    Remplacements: ({ total }) => total.replaced,
    ...(hasReplacing && { "A remplacé": ({ total }: NamedHours) => total.replacing }),
    "Sans pointage": ({ total }) => total.unmarked,
  };
  return writeCsv([...rows, { name: "Total", total: totalHours(rows.map(({ total }) => total)) }], columns);
}
