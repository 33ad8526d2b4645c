import {
  commentError,
  mergedRecord,
  storageError,
  STORAGE_MISSING,
} from "@coulisses/shared-domain/inventory/inventory-record";
import { NEGATIVE, quantityError } from "@coulisses/shared-domain/logistics/quantity";
import { slugOf } from "@coulisses/shared-domain/slug";
import { inventoryRecords } from "../../database/schema/logistics";
import { rowsFor, type TableRows } from "../area";
import { asItIs } from "../form-problems";
import type { PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";
import { gearName, type ImportedGear } from "./gears";

type Peer = PeerRow<"inventory_record">;

/** INV-1, INV-4: one record a gear and place. What only forms refuse comes, so the records aren't put one by one. */
export function inventory(
  peer: PeerTables,
  gears: ReadonlyMap<string, ImportedGear>,
  report: Report,
): TableRows {
  const gearOf = new Map(peer.catalog_gear.map((gear) => [gear.id, gear]));
  const merged = new Map<string, ReturnType<typeof stockOf>>();
  for (const record of peer.inventory_record) {
    const gear = gearOf.get(record.gear_id);
    const where = `${gear ? gearName(gear) : ""}, à « ${record.storage} »`;
    const row = { key: `${String(record.gear_id)}/${record.storage}`, name: where };
    const refusal = refusalOf(record, gear !== undefined && gears.has(gear.slug));
    if (refusal !== undefined) {
      report.out("inventory_record", row, refusal);
      continue;
    }
    const problems = [
      quantityError(record.quantity, 0),
      storageError(record.storage),
      commentError(record.comment ?? ""),
    ].filter((problem) => problem !== undefined);
    if (problems.length > 0) report.noted("inventory_record", row, asItIs(problems));
    const key = `${String(record.gear_id)}/${slugOf(record.storage)}`;
    const present = merged.get(key);
    if (present) report.merged("inventory_record", row, `Même lieu que « ${present.storage} » : additionnés`);
    merged.set(key, present ? mergedRecord(present, stockOf(record)) : stockOf(record));
  }
  return rowsFor(
    inventoryRecords,
    [...merged.values()].map(({ gear, storage, quantity, comment = null }) => ({
      gearId: gear.id,
      storageSlug: slugOf(storage),
      quantity,
      storage,
      comment,
    })),
  );
}

function refusalOf({ quantity, storage }: Peer, hasGear: boolean): string | undefined {
  if (!hasGear) return "Son matos n'est pas repris";
  if (quantity < 0) return `${NEGATIVE} (${String(quantity)})`;
  return slugOf(storage) === "" ? STORAGE_MISSING : undefined;
}

const stockOf = ({ gear_id, quantity, storage, comment }: Peer) => ({
  gear: { id: gear_id },
  quantity,
  storage,
  ...(comment === null ? {} : { comment }),
});
