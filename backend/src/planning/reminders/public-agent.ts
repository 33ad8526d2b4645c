import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { Agent } from "node:https";
import { BlockList, type LookupFunction } from "node:net";

/**
 * Networks whose machines are not public: this machine, private and shared networks, link-local, multicast,
 * tests and documentation.
 */
const insideNetworks = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

const inside = new BlockList();
for (const [network, prefix] of insideNetworks) inside.addSubnet(network, prefix, "ipv4");
/** Only the public part of IPv6; tunnels and translations lead to any IPv4 address. */
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  inside.addSubnet(network, prefix, "ipv6");

/** True for an address that is the same machine from anywhere on the Internet. */
export function isPublicAddress({ address, family }: LookupAddress): boolean {
  if (family === 4) return !inside.check(address, "ipv4");
  return publicV6.check(address, "ipv6") && !inside.check(address, "ipv6");
}

/**
 * Asks name servers itself: the system's resolver takes one of the few threads that also read files, for as
 * long as a hostile name server stays silent.
 */
const patientResolver = () => new Resolver({ timeout: 2_000, tries: 2 });

/** Throws when there is no such name. */
async function addressesOf(name: string, resolver: Resolver): Promise<LookupAddress[]> {
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (v4.status === "rejected" && v6.status === "rejected") throw v4.reason;
  const of = (family: 4 | 6, found: typeof v4) =>
    found.status === "rejected" ? [] : found.value.map((address) => ({ address, family }));
  return [...of(4, v4), ...of(6, v6)];
}

/** Resolves a name to public addresses only: its meaning is only known at the call. */
const publicLookup =
  (resolver: Resolver): LookupFunction =>
  (name, options, done) => {
    addressesOf(name, resolver).then(
      (addresses) => {
        const found = addresses.filter(isPublicAddress);
        const [first] = found;
        if (first === undefined) done(new Error("No public address"), "", 0);
        else if (options.all === true) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => {
        done(error, "", 0);
      },
    );
  };

/** Makes connections to public machines only, for any given address. */
export const publicAgent = (resolver = patientResolver()): Agent =>
  new Agent({ lookup: publicLookup(resolver) });

/**
 * True for an address that a browser may have got from its push service: https on its usual port, a public
 * name, no number (an agent does not look numbers up), no password, and in the normal form that every parser
 * understands.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, port, username, password, hostname, hash } = new URL(endpoint);
  const isPlain = href === endpoint && protocol === "https:" && `${port}${username}${password}${hash}` === "";
  return isPlain && /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) && !insideNames.test(hostname);
}

const insideNames = /\.(local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;
