import * as z from "zod";

const ownMachine = ["localhost", "127.0.0.1", "[::1]"];

/** True for `https://apps.example.org`, and over http for the own machine alone. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // A star would allow everybody's servers.
  if (origin !== text || hostname.includes("*")) return false;
  return protocol === "https:" || (protocol === "http:" && ownMachine.includes(hostname));
}

/** `https://apps.example.org, https://other.example.org:8443`. */
export const appOrigins = z.string().transform((text, context): string[] => {
  const origins = text.split(",").map((one) => one.trim());
  const wrong = origins.find((one) => !isOrigin(one));
  if (wrong === undefined) return origins;
  context.addIssue(
    `"${wrong}" is not the origin of a server, such as https://apps.example.org: no path, no slash at its end; http for localhost only`,
  );
  return z.NEVER;
});
