import { badInput, notFound } from "../festival-error";
import { checkSize } from "../festival-event/sheet-limits";
import { writeCsv } from "../csv/write-csv";
import { quantityError } from "./quantity";

/** A gear of a purchase or loan sheet. */
export type SheetGear = { slug: string; name: string; quantity: number };

/**
 * The trimmed name of the seller or lender; `label` names the field in the message. Throws `bad-input` « … :
 * ne peut pas être vide ».
 */
export function checkCounterpart(label: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") throw badInput(`${label} : ne peut pas être vide`);
  return trimmed;
}

/** LOG-6: an empty text keeps the present one. */
export function patchCounterpart(present: string, text = ""): string {
  return text.trim() || present;
}

type WithGears = { gears: SheetGear[] };

/** The `not-found` refusal for a gear that the catalogue lacks. */
export const gearNotInCatalogue = () => notFound("Matos introuvable dans le catalogue");

/**
 * LOG-2, LOG-3: a gear that is already there gets the new quantity.
 * Throws `bad-input` for a quantity below 1, `refused` when the sheet holds too many gears.
 */
export function putGear<Sheet extends WithGears>(
  sheet: Sheet,
  { slug, name }: Pick<SheetGear, "slug" | "name">,
  quantity: number,
): Sheet {
  const error = quantityError(quantity, 1);
  if (error) throw badInput(error);
  const gear = { slug, name, quantity };
  const isThere = sheet.gears.some((one) => one.slug === slug);
  if (!isThere) checkSize("gears", sheet.gears.length + 1);
  const gears = isThere ? sheet.gears.map((one) => (one.slug === slug ? gear : one)) : [...sheet.gears, gear];
  return { ...sheet, gears };
}

/** LOG-4: removing a gear that is not there changes nothing. */
export function removeGear<Sheet extends WithGears>(sheet: Sheet, slug: string): Sheet {
  return { ...sheet, gears: sheet.gears.filter((gear) => gear.slug !== slug) };
}

/** The CSV of a sheet's gear, to take along to the lender or the seller. */
export function sheetGearsCsv({ gears }: WithGears): string {
  return writeCsv(gears, { Nom: ({ name }) => name, Quantité: ({ quantity }) => quantity });
}
