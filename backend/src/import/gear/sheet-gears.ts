import { LESS_THAN_ONE, quantityError } from "@coulisses/shared-domain/logistics/quantity";
import { asItIs } from "../form-problems";
import type { Report } from "../report";
import type { ImportedGear } from "./gears";

/** A gear that a sheet of the peer lends, buys or asks for. */
export type RequestedGear = {
  sheetId: number;
  /** `Emprunt 3 « Karna »`. */
  sheetName: string;
  slug: string;
  quantity: number;
};

type Told = {
  report: Report;
  table:
    | "borrow_gear_request"
    | "purchase_gear_request"
    | "festival_activity_inquiry_request"
    | "festival_task_inquiry_request";
  /** False for a sheet that is not imported. */
  isSheetIn: (sheetId: number) => boolean;
  gears: ReadonlyMap<string, ImportedGear>;
};

/** The gear of a request that is imported, and the means to note something of it; undefined for one that is out. */
export function importedRequest(
  { sheetId, sheetName, slug, quantity }: RequestedGear,
  { report, table, isSheetIn, gears }: Told,
): { gear: ImportedGear; note: (why: string) => void } | undefined {
  const gear = gears.get(slug);
  const row = {
    key: `${String(sheetId)}/${slug}`,
    name: `${sheetName}, ${String(quantity)} × « ${gear?.name ?? slug} »`,
  };
  const out = (why: string) => {
    report.out(table, row, why);
    return undefined;
  };
  if (!isSheetIn(sheetId)) return out("Sa fiche n'est pas reprise");
  if (!gear) return out("Son matos n'est pas repris");
  if (quantity <= 0) return out(LESS_THAN_ONE);
  const note = (why: string) => {
    report.noted(table, row, why);
  };
  const problem = quantityError(quantity, 1);
  if (problem !== undefined) note(asItIs([problem]));
  return { gear, note };
}
