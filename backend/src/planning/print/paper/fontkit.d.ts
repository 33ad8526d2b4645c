/** The used part of the library that reads fonts for pdfkit, which has no types. */
declare module "fontkit" {
  export type Font = {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: { id: number }[] };
  };
  export function create(content: Uint8Array): Font;
}
