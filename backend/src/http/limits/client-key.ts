import { isIPv6 } from "node:net";

/**
 * The key under which limits count an address. One IPv6 customer has 2⁶⁴ addresses, so only the first half
 * counts.
 */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [start = "", end = ""] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const first = groupsOf(start);
  const last = groupsOf(end);
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0")
    : [];
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}

const groupsOf = (text: string) => text.split(":").filter((group) => group !== "");
