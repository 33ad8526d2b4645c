import type { PeerTables } from "../peer";
import { peerVersion } from "./peer-version";
import type { DumpFile } from "./dump-lines";
import { readDatabase } from "./read-database";
import { readDump } from "./read-dump";
import type { RawTables } from "./raw-table";
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
export function readSource(from: string): Promise<Source> {
  return isAddress(from)
    ? sourceOf(withoutPassword(from), readDatabase(from))
    : readFileSource({ path: from, name: from });
}

/** Reads a plain-SQL dump. */
export const readFileSource = (file: DumpFile): Promise<Source> => sourceOf(file.name, readDump(file));

async function sourceOf(name: string, reading: Promise<RawTables>): Promise<Source> {
  const raw = await reading;
  const version = peerVersion(raw);
  return { name, version, ...readTables(raw) };
}

function withoutPassword(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `${hostname}${pathname}`;
}
