import path from "node:path";
import { withProduct } from "../../../scripts/lib/product.mjs";
import { openProduct } from "../product-page.mjs";
import { sizes } from "../story-page.mjs";
import { inLanes, looks, snap } from "./snap.mjs";

/** Pages that a volunteer opens on a phone too. */
const anywhere = ["/login", "/", "/fa", "/fa/1", "/ft", "/ft/1", "/ft/420", "/my-personal-account", "/apps"];
/** Pages that the specification keeps for a laptop. */
const onALaptop = [
  "/fa/to-publish",
  "/fa/dashboard/security",
  "/fa/dashboard/logistic",
  "/stats",
  "/logistic/catalog",
  "/logistic/dashboard",
  "/logistic/inventory",
  "/logistic/borrow",
  "/logistic/borrow/1",
  "/logistic/purchase",
  "/logistic/purchase/1",
  "/signa/catalog",
  "/signa/location",
  "/failed-jobs",
];

/** Starts the product of a tree on a demo festival of its own and draws its pages into a folder. */
export function drawPages(browser, tree, folder, parts) {
  const isWanted = (address) => parts.length === 0 || parts.some((part) => address.includes(part));
  return withProduct(
    (origin) =>
      inLanes(looks, async ({ dark, size, name }) => {
        const { page, open, close } = await openProduct(browser, origin, { dark, size: sizes[size] });
        const addresses = size === "phone" ? anywhere : [...anywhere, ...onALaptop];
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
