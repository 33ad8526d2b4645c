/** What we use of the library that reads fonts for pdfkit; it comes without types. */
declare module "fontkit" {
  export type Font = {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: { id: number }[] };
  };
  export function create(content: Uint8Array): Font;
}
