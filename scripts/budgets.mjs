import { register } from "tsx/esm/api";
import { entryFigures, isWithin, pageFigures, table } from "./lib/figures.mjs";
import { withProduct } from "./lib/product.mjs";

// The measures are written with the end-to-end tests, in TypeScript.
register();
const { measure } = await import("../e2e/figures/measure.ts");

const figures = [...entryFigures(), ...pageFigures(await withProduct(measure))];
console.log(table(figures));
if (!figures.every(isWithin)) process.exitCode = 1;
