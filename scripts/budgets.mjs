import { register } from "tsx/esm/api";
import { entryFigures, federationFigures, isWithin, pageFigures, table } from "./lib/figures.mjs";
import { withProduct, withSite } from "./lib/product.mjs";
import { buildSingle, singleSite } from "./lib/build.mjs";

// The measures are TypeScript, shared with the end-to-end tests.
register();
const { measure } = await import("../e2e/figures/measure.ts");
const { loginCode } = await import("../e2e/figures/compare.ts");

if (!(await buildSingle())) process.exit(1);
const pages = await withProduct(measure);
const single = await withSite(singleSite, loginCode);

const figures = [...entryFigures(), ...pageFigures(pages), ...federationFigures(pages.login.traffic, single)];
console.log(table(figures));
if (!figures.every(isWithin)) process.exitCode = 1;
