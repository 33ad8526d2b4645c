import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { lengthError, type LongestPeriod } from "@coulisses/shared-domain/time/longest-period";
import { periodError, periodId } from "@coulisses/shared-domain/time/period";
import { asItIs } from "../form-problems";
import { type PartTold, SHEET_OUT } from "./sheets-told";

/** A period of a sheet of the peer: a window, a mobilization or a slot. */
export type SheetPeriod = { sheetId: number; id: string; start: Date; end: Date };

/** The period and the id that it has with us. */
export type ImportedPeriod<Period extends SheetPeriod> = Period & { ourId: string };

type Told<Period> = PartTold & {
  /** The French word for one of them. */
  part: string;
  longest?: LongestPeriod;
  /** Why a period is out, besides having no length or the id of another. */
  refusalOf?: (period: Period) => string | undefined;
};

/** A period as the report names it: `FA 12 « Bal », créneau du 17/05/2024 18:00 au 18/05/2024 02:00`. */
export function periodReported(
  { sheetId, id, start, end }: SheetPeriod,
  { sheets, part }: Pick<Told<never>, "sheets" | "part">,
) {
  const bounds = `du ${formatDateTime(start)} au ${formatDateTime(end)}`;
  return { key: `${String(sheetId)}/${id}`, name: `${sheets.nameOf(sheetId)}, ${part} ${bounds}` };
}

/**
 * The periods that have a length, with ids made anew. Of those that come to one id within a group, such as a
 * sheet, the first by the peer's id is imported.
 */
export function importedPeriods<Period extends SheetPeriod>(
  periods: readonly Period[],
  told: Told<Period>,
  groupOf: (period: Period) => unknown = ({ sheetId }) => sheetId,
): ImportedPeriod<Period>[] {
  const { report, table, sheets, longest } = told;
  const refusalOf = (period: Period, taken: ReadonlySet<string>) => {
    if (!sheets.isIn(period.sheetId)) return SHEET_OUT;
    const refusal = told.refusalOf?.(period) ?? periodError(period);
    if (refusal !== undefined) return refusal;
    return taken.has(periodId(period)) ? "Une autre a les mêmes heures, à la minute près" : undefined;
  };
  return [...groupedBy(periods, groupOf).values()].flatMap((group) => {
    const taken = new Set<string>();
    return [...group].sort(byId).flatMap((period) => {
      const refusal = refusalOf(period, taken);
      if (refusal !== undefined) {
        report.out(table, periodReported(period, told), refusal);
        return [];
      }
      const tooLong = longest && lengthError(period, longest);
      if (tooLong) report.noted(table, periodReported(period, told), asItIs([tooLong]));
      const ourId = periodId(period);
      taken.add(ourId);
      return [{ ...period, ourId }];
    });
  });
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
