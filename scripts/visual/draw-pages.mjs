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
  return withProduct((origin) => drawPagesAt(browser, origin, folder, parts), tree);
}

/** Draws the pages of a running site with the demo festival; with a channel, in the versions that it has. */
export function drawPagesAt(browser, origin, folder, parts, channel) {
  const isWanted = (address) => parts.length === 0 || parts.some((part) => address.includes(part));
  return inLanes(looks, async ({ dark, size, name }) => {
    const { page, open, close } = await openProduct(browser, origin, { dark, size: sizes[size] });
    let isTrying = false;
    for (const address of ["/login", ...(size === "phone" ? mobilePages : desktopPages)].filter(isWanted)) {
      // The login page is a visitor's, who gets no channel.
      if (channel !== undefined && address !== "/login" && !isTrying) {
        await open(`/?channel=${encodeURIComponent(channel)}`);
        isTrying = true;
      }
      await open(address);
      // The banner of the channel is no part of the release.
      if (channel !== undefined)
        await page.addStyleTag({ content: `[aria-label="Version à l'essai"] { display: none }` });
      await snap(
        page,
        path.join(folder, "pages", address.slice(1).replaceAll("/", "-") || "home", `${name}.png`),
      );
    }
    await close();
  });
}
