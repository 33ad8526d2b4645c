import { inflateSync } from "node:zlib";

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/**
 * A WOFF font unpacked: the library that reads fonts would inflate a table anew for each letter. See
 * https://www.w3.org/TR/WOFF/ for the position of each number.
 */
export function unpackedWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts = [header];
  let offset = header.length;
  for (let rank = 0; rank < count; rank++) {
    const entry = HEADER.woff + rank * ENTRY.woff;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
      number,
    ];
    const content = woff.subarray(start, start + packed);
    const target = HEADER.sfnt + rank * ENTRY.sfnt;
    woff.copy(header, target, entry, entry + 4);
    header.writeUInt32BE(checksum, target + 4);
    header.writeUInt32BE(offset, target + 8);
    header.writeUInt32BE(length, target + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    padded.set(packed < length ? inflateSync(content) : content);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
