/** The Encoding standard, in browsers and in Node alike. */
declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string;
}
