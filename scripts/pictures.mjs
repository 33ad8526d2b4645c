import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium as driver } from "playwright-core";
import { chromium } from "./lib/chromium.mjs";
import { withProduct } from "./lib/product.mjs";
import { root } from "./lib/root.mjs";
import { openProduct } from "./visual/product-page.mjs";

/* Takes the README's pictures again, of the product as it is built from this tree, on a demo festival of its own. */
const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const pictures = [
  { name: "list", address: "/fa", role: "humain", size: laptop, dark: false },
  { name: "sheet", address: "/fa/1", role: "humain", size: laptop, dark: true },
  { name: "phone", address: "/ft", role: "hard", size: phone, dark: false, scale: 2 },
];

const QUALITY = 80;
const MOST_KIBIBYTES = 150;

/** Chromium writes WebP itself, a third of a PNG. */
async function take(browser, origin, { name, address, ...look }) {
  const { page, open, close } = await openProduct(browser, origin, look);
  await open(address);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await close();
  const picture = Buffer.from(data, "base64");
  const kibibytes = picture.length / 1024;
  if (kibibytes > MOST_KIBIBYTES)
    throw new Error(`${name} weighs ${kibibytes.toFixed(0)} KiB, more than ${MOST_KIBIBYTES}.`);
  const folder = path.join(root, "docs/pictures");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.webp`), picture);
  console.log(`docs/pictures/${name}.webp  ${kibibytes.toFixed(0)} KiB`);
}

const executablePath = await chromium();
if (!executablePath) process.exit(1);
const browser = await driver.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  await withProduct(async (origin) => {
    for (const picture of pictures) await take(browser, origin, picture);
  });
} finally {
  await browser.close();
}
