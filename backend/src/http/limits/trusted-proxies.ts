import { isIP } from "node:net";
import * as z from "zod";

/** The number of proxies in front, or their addresses. */
export type TrustedProxies = number | string[];

const names = ["loopback", "linklocal", "uniquelocal"];

function isAddress(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** `2`, or `loopback, 10.1.0.0/16`. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text);
  const proxies = text.split(",").map((one) => one.trim());
  const wrong = proxies.find((one) => !names.includes(one) && !isAddress(one));
  if (wrong === undefined) return proxies;
  context.addIssue(
    `"${wrong}" is neither a number of proxies, nor an address, a range or one of ${names.join(", ")}`,
  );
  return z.NEVER;
});

/** In the framework's form, which takes no number; the nearest hop is the 0th. */
export function proxyTrust(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies;
}
