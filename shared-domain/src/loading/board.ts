import type { Drive } from "../festival-event/drive";
import { parisDay } from "../time/paris";
import { toDate } from "../time/instant";
import type { LoadingLine } from "./lines";
import type { LoadingSheet, LoadingWay } from "./loading";

/** True when the line's gear has made this way. */
export const isTicked = ({ out, back }: LoadingLine, way: LoadingWay): boolean =>
  (way === "OUT" ? out : back)?.isDone === true;

/** When a line's gear makes this way. */
export const momentOf = ({ start, end }: LoadingLine, way: LoadingWay): string =>
  way === "OUT" ? start : end;

/** VAN-7: what is used up doesn't come back. */
const makesWay = ({ gear }: LoadingLine, way: LoadingWay): boolean => way === "OUT" || !gear.isConsumable;

/** VAN-8: true when gear was loaded, should be back by now and is not. */
export const isNotBack = (line: LoadingLine, now: Date): boolean =>
  makesWay(line, "BACK") && isTicked(line, "OUT") && !isTicked(line, "BACK") && toDate(line.end) < now;

/** The lines that make this way; on one day (`2027-05-14`, in Paris) if given. */
export function linesOfWay(lines: readonly LoadingLine[], way: LoadingWay, day = ""): LoadingLine[] {
  return lines.filter(
    (line) => makesWay(line, way) && (day === "" || parisDay(toDate(momentOf(line, way))) === day),
  );
}

/** The days on which something makes this way, in order. */
export function daysOfWay(lines: readonly LoadingLine[], way: LoadingWay): string[] {
  const days = linesOfWay(lines, way).map((line) => parisDay(toDate(momentOf(line, way))));
  return [...new Set(days)].sort();
}

/** The gear of a sheet, in the order of time. */
export type SheetToLoad = { sheet: LoadingSheet; lines: LoadingLine[] };
/** The gear that is fetched at one place, by place and sheet; `drive` is null until the place is chosen. */
export type DriveToLoad = { drive: Drive | null; sheets: SheetToLoad[]; count: number; ticked: number };

const byText = (one: string | null, other: string | null): number =>
  one === null || other === null
    ? Number(one === null) - Number(other === null)
    : one.localeCompare(other, "fr");

/** Lines by drive, then by place and sheet, then by time; those without a drive or place come last. */
export function byDrive(lines: readonly LoadingLine[], way: LoadingWay): DriveToLoad[] {
  const drives = [...new Set(lines.map(({ drive }) => drive))].sort(byText);
  return drives.map((drive) => {
    const own = lines.filter((line) => line.drive === drive);
    return {
      drive,
      sheets: bySheet(own, way),
      count: own.length,
      ticked: own.filter((line) => isTicked(line, way)).length,
    };
  });
}

function bySheet(lines: readonly LoadingLine[], way: LoadingWay): SheetToLoad[] {
  const sheets = new Map<string, SheetToLoad>();
  const sorted = [...lines].sort(
    (one, other) =>
      momentOf(one, way).localeCompare(momentOf(other, way)) ||
      one.gear.name.localeCompare(other.gear.name, "fr"),
  );
  for (const line of sorted) {
    const key = `${line.sheet.kind}-${line.sheet.id}`;
    const known = sheets.get(key);
    if (known) known.lines.push(line);
    else sheets.set(key, { sheet: line.sheet, lines: [line] });
  }
  // The sort is stable: sheets of one place stay in the order of time.
  return [...sheets.values()].sort((one, other) => byText(one.sheet.place, other.sheet.place));
}
