import { readInteger } from "../csv/read-csv";
import type { Gear } from "../gear/gear";
import { quantityError } from "../logistics/quantity";
import { slugOf } from "../slug";
import type { Cells, Problems, Reading, SheetColumns, SheetKind } from "../spreadsheet/sheet-kind";
import {
  COMMENT_TOO_LONG,
  commentError,
  LONGEST_COMMENT,
  LONGEST_STORAGE,
  putRecord,
  type StockRecord,
  storageError,
} from "./inventory-record";

type Column = "code" | "gear" | "quantity" | "storage" | "comment";
/** The part of a gear that rows of the inventory are read with; `code` is the reference code. */
type ImportableGear = Pick<Gear, "id" | "name" | "slug"> & { code?: string };

/** The columns of the inventory; those of its own export. */
export const inventoryColumns: SheetColumns<Column> = {
  code: { title: "Référence", aliases: ["ref", "code"], required: true },
  gear: { title: "Matos", aliases: ["materiel", "nom", "nom-du-matos"] },
  quantity: { title: "Quantité", aliases: ["qte", "nombre"], required: true },
  storage: {
    title: "Lieu de stockage",
    aliases: ["lieu", "stockage"],
    required: true,
    max: LONGEST_STORAGE,
  },
  comment: { title: "Commentaire", aliases: ["commentaires", "note", "notes"], max: LONGEST_COMMENT },
};

/** INV-3, INV-4: records of the inventory from rows; those of one gear and storage add up. */
export function inventoryRows<NamedGear extends ImportableGear>(
  gears: readonly NamedGear[],
): SheetKind<Column, StockRecord<NamedGear>> {
  const byCode = gearsByCode(gears);
  return {
    columns: inventoryColumns,
    read: (cells) => readRecord(cells, byCode),
    beside: () => {
      const kept = new Map<string, StockRecord<NamedGear>>();
      return (record) => {
        const [problem] = putRecord(kept, record);
        if (problem === undefined) return undefined;
        return problem === COMMENT_TOO_LONG ? { comment: problem } : { quantity: problem };
      };
    },
    suggestions: {
      code: gears.flatMap(({ code, name }) => (code === undefined ? [] : [{ value: code, label: name }])),
    },
  };
}

/** The gears by reference code; several may share one. */
function gearsByCode<NamedGear extends ImportableGear>(gears: readonly NamedGear[]) {
  const index = new Map<string, NamedGear[]>();
  for (const gear of gears) {
    if (gear.code === undefined) continue;
    const sharing = index.get(gear.code);
    if (sharing) sharing.push(gear);
    else index.set(gear.code, [gear]);
  }
  return index;
}

/** INV-3: the record of a row, or every reason why it has none. */
function readRecord<NamedGear extends ImportableGear>(
  cells: Cells<Column>,
  gears: ReadonlyMap<string, NamedGear[]>,
): Reading<Column, StockRecord<NamedGear>> {
  const gear = gearNamedBy(cells, gears);
  const quantity = readInteger(cells.quantity);
  const found = {
    code: typeof gear === "string" ? gear : undefined,
    quantity: quantity === undefined ? unreadableQuantity(cells.quantity) : quantityError(quantity, 0),
    storage: storageError(cells.storage),
    comment: commentError(cells.comment),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as Problems<Column>;
  if (Object.keys(problems).length > 0 || typeof gear === "string" || quantity === undefined)
    return { problems };
  const { storage, comment } = cells;
  return { value: { gear, quantity, storage: storage.trim(), ...(comment.trim() !== "" && { comment }) } };
}

function gearNamedBy<NamedGear extends ImportableGear>(
  { code, gear: name }: Cells<Column>,
  gears: ReadonlyMap<string, NamedGear[]>,
): NamedGear | string {
  if (code.trim() === "") return "La référence est nécessaire";
  const sharing = gears.get(code.trim()) ?? [];
  const [gear, another] = sharing;
  if (!gear) return `Le matos ${name === "" ? code : `${name} (${code})`} n'existe pas`;
  if (!another) return gear;
  return sharing.find(({ slug }) => slug === slugOf(name)) ?? `Plusieurs matos portent la référence ${code}`;
}

function unreadableQuantity(text: string): string {
  if (text === "") return "La quantité est nécessaire";
  return `La quantité « ${text} » n'est pas un nombre entier`;
}
