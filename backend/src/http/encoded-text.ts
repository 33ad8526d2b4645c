import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
export type Encoding = keyof typeof compressors;

/** Below this, compressing saves less than its header costs. */
const SMALL = 1_024;

/** A text ready to be sent many times, compressed at most once for each encoding. */
export type EncodedText = { plain: Buffer; as(encoding: Encoding): Promise<Buffer> };

export function encodedText(text: string): EncodedText {
  const plain = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    as(encoding) {
      const bytes = compressed.get(encoding) ?? compressors[encoding](plain);
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}

/** In the order in which equally welcome ones are chosen. */
const encodings = new Negotiator({ supportedValues: ["br", "gzip", "identity"] });

/** The encoding to answer so many bytes with, from the request's `Accept-Encoding`. */
export function chosenEncoding(accepted: string | undefined, bytes: number): Encoding | undefined {
  if (accepted === undefined || bytes < SMALL) return undefined;
  const chosen = encodings.negotiate(accepted);
  return chosen === "br" || chosen === "gzip" ? chosen : undefined;
}
