import type { PeerRow, PeerTable } from "../peer";
import type { Report } from "../report";

/** The sheets of one kind, as their parts are told of. */
export type Sheets = {
  /** `FA 12 « Bal »`. */
  nameOf: (sheetId: number) => string;
  /** False for a sheet that is out, with all its parts. */
  isIn: (sheetId: number) => boolean;
};

/** The report, for the rows of one table of parts. */
export type PartTold = { report: Report; table: PeerTable; sheets: Sheets };

export const SHEET_OUT = "Sa fiche n'est pas reprise";

/** `FA 12 « Bal »`. */
export const activityName = ({ id, name }: Pick<PeerRow<"festival_activity">, "id" | "name">): string =>
  `FA ${String(id)} « ${name} »`;

/** `FT 12 « Bar »`. */
export const taskName = ({ id, name }: Pick<PeerRow<"festival_task">, "id" | "name">): string =>
  `FT ${String(id)} « ${name} »`;

/** The sheets by their names; all are in but those that `isOut` picks. */
export function sheetsBy<Sheet extends { id: number }>(
  sheets: readonly Sheet[],
  nameOf: (sheet: Sheet) => string,
  isOut: (sheet: Sheet) => boolean = () => false,
): Sheets {
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  return {
    nameOf: (id) => {
      const sheet = byId.get(id);
      return sheet ? nameOf(sheet) : `Fiche ${String(id)}`;
    },
    isIn: (id) => {
      const sheet = byId.get(id);
      return sheet !== undefined && !isOut(sheet);
    },
  };
}
