import type { PeerTables } from "../peer";
import { peerVersion } from "./peer-version";
import { readDatabase } from "./read-database";
import { readDump } from "./read-dump";
import { readTables } from "./read-tables";

/** A database of Overbookd, read whole. */
export type Source = {
  /** How it is called in reports: no password. */
  name: string;
  /** The newest migration. */
  version: string;
  /** The same for the same rows. */
  digest: string;
  peer: PeerTables;
};

const isAddress = (from: string) => /^postgres(ql)?:\/\//.test(from);

/** Reads a server's database by its address, or a plain-SQL dump by its path. Nothing is ever written there. */
export async function readSource(from: string): Promise<Source> {
  const raw = await (isAddress(from) ? readDatabase(from) : readDump(from));
  const version = peerVersion(raw);
  return { name: isAddress(from) ? withoutPassword(from) : from, version, ...readTables(raw) };
}

function withoutPassword(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `${hostname}${pathname}`;
}
