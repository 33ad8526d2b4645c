import type { Gear } from "./catalogues";

/** `GET logistic/inventory/{gearId}`. At most one record a gear and storage. */
export type InventoryRecord = { gear: Gear; quantity: number; storage: string; comment?: string };

/** `GET logistic/inventory`: `quantity` is the sum of the records. */
export type InventoryGroup = {
  gear: Gear;
  quantity: number;
  records: Omit<InventoryRecord, "gear">[];
};

/** `POST logistic/inventory`: all that the festival owns; what is not there any more is forgotten. */
export type InventoryForm = (Omit<InventoryRecord, "gear"> & { gear: { id: number } })[];

/** `GET logistic/inventory/storages`. */
export type Storages = string[];
