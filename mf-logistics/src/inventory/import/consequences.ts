const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("fr")} ${count > 1 ? many : one}`;

/** Consequences of a save, in sentences: `present` counts the inventory's lines, `wrong` those of the file. */
export function consequences({
  kept,
  wrong,
  present,
}: {
  kept: number;
  wrong: number;
  present: number;
}): string[] {
  const replaced = counted(present, "ligne actuelle", "lignes actuelles");
  const lines = [
    `${counted(kept, "ligne remplacera", "lignes remplaceront")} tout l'inventaire (${replaced}).`,
  ];
  if (wrong > 0) {
    lines.push(
      `${counted(wrong, "ligne en erreur sera abandonnée", "lignes en erreur seront abandonnées")}.`,
    );
  }
  return lines;
}
