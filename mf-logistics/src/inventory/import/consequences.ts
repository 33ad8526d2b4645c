import type { InventoryImport } from "@coulisses/shared-domain/inventory/import-inventory";

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("fr")} ${count > 1 ? many : one}`;

/** Consequences of a save, in sentences; `present` counts the inventory's lines. */
export function consequences(
  { records, errors }: Pick<InventoryImport<unknown>, "records" | "errors">,
  present: number,
): string[] {
  const replaced = counted(present, "ligne actuelle", "lignes actuelles");
  const lines = [
    records.length === 0
      ? `L'inventaire sera vidé : il perdra ${replaced}.`
      : `${counted(records.length, "ligne remplacera", "lignes remplaceront")} tout l'inventaire (${replaced}).`,
  ];
  if (errors.length > 0) {
    lines.push(
      `${counted(errors.length, "ligne en erreur sera abandonnée", "lignes en erreur seront abandonnées")}.`,
    );
  }
  return lines;
}
