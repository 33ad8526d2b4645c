import { refusedArrows } from "./arrows.mjs";
import { circlesIn, fileArrows, folderArrows } from "./circles.mjs";
import { readImports } from "./read-imports.mjs";

/**
 * Refuses circles between files or between sibling folders, arrows between packages that the table lacks, and
 * imports that resolve to no file.
 */
const faults = [];
const imports = readImports();
const resolved = imports.filter(({ to }) => to);

for (const { from, name, to } of imports) {
  if (!to) faults.push(`${from} imports "${name}", which leads nowhere`);
}
for (const { from, to } of refusedArrows(resolved)) {
  faults.push(`${from} imports ${to}, which scripts/imports/arrows.mjs does not allow`);
}

for (const arrows of [fileArrows(resolved), folderArrows(resolved)]) {
  for (const circle of circlesIn(arrows)) {
    const steps = circle.map((place, index) => {
      const next = circle[(index + 1) % circle.length];
      return `${place} -> ${next} (${arrows.get(place).get(next)})`;
    });
    faults.push(`a circle:\n    ${steps.join("\n    ")}`);
  }
}

for (const fault of faults) console.error(`  ${fault}`);
if (faults.length > 0) console.error(`${faults.length} faults in ${imports.length} imports`);
process.exitCode = faults.length > 0 ? 1 : 0;
