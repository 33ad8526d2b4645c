import type { Gear } from "../gear/gear";
import { readInteger } from "../csv/read-csv";
import { quantityError } from "../logistics/quantity";
import { slugOf } from "../slug";
import type { ImportedLine } from "./import-columns";
import { commentError, type StockRecord, storageError } from "./inventory-record";

/** The part of a gear that an import reads; `code` is the reference code. */
export type ImportableGear = Pick<Gear, "id" | "name" | "slug"> & { code?: string };

/** The gears by reference code; several may share one. */
export function gearsByCode<G extends ImportableGear>(gears: readonly G[]): Map<string, G[]> {
  const index = new Map<string, G[]>();
  for (const gear of gears) {
    if (gear.code === undefined) continue;
    const sharing = index.get(gear.code);
    if (sharing) sharing.push(gear);
    else index.set(gear.code, [gear]);
  }
  return index;
}

/** INV-3: the record of a line, or every reason why it has none. */
export function readLine<G extends ImportableGear>(
  line: ImportedLine,
  gears: ReadonlyMap<string, G[]>,
): { record: StockRecord<G> } | { reasons: string[] } {
  const gear = gearNamedBy(line, gears);
  const quantity = readInteger(line.quantity);
  const problems = [
    typeof gear === "string" ? gear : undefined,
    quantity === undefined ? unreadableQuantity(line.quantity) : quantityError(quantity, 0),
    storageError(line.storage),
    commentError(line.comment),
  ];
  const reasons = problems.filter((problem) => problem !== undefined);
  if (reasons.length > 0 || typeof gear === "string" || quantity === undefined) return { reasons };
  const { storage, comment } = line;
  return { record: { gear, quantity, storage, ...(comment === "" ? {} : { comment }) } };
}

function gearNamedBy<G extends ImportableGear>(
  { code, gear: name }: ImportedLine,
  gears: ReadonlyMap<string, G[]>,
): G | string {
  if (code === "") return "La référence est nécessaire";
  const sharing = gears.get(code) ?? [];
  const [gear, another] = sharing;
  if (!gear) return `Le matos ${name === "" ? code : `${name} (${code})`} n'existe pas`;
  if (!another) return gear;
  return sharing.find(({ slug }) => slug === slugOf(name)) ?? `Plusieurs matos portent la référence ${code}`;
}

function unreadableQuantity(text: string): string {
  if (text === "") return "La quantité est nécessaire";
  return `La quantité « ${text} » n'est pas un nombre entier`;
}
