import path from "node:path";
import { register } from "tsx/esm/api";
import { withProduct } from "../lib/product.mjs";
import { openProduct } from "./product-page.mjs";
import { sizes } from "./story-page.mjs";
import { inLanes, looks, snap } from "./snap.mjs";

// The list is the end-to-end tests', in TypeScript.
register();
const { desktopPages, mobilePages } = await import("../../e2e/support/site-pages.ts");

/** Starts the product of a tree on a demo festival of its own and draws its pages into a folder. */
export function drawPages(browser, tree, folder, parts) {
  const isWanted = (address) => parts.length === 0 || parts.some((part) => address.includes(part));
  return withProduct(
    (origin) =>
      inLanes(looks, async ({ dark, size, name }) => {
        const { page, open, close } = await openProduct(browser, origin, { dark, size: sizes[size] });
        const addresses = ["/login", ...(size === "phone" ? mobilePages : desktopPages)];
        for (const address of addresses.filter(isWanted)) {
          await open(address);
          await snap(
            page,
            path.join(folder, "pages", address.slice(1).replaceAll("/", "-") || "home", `${name}.png`),
          );
        }
        await close();
      }),
    tree,
  );
}
