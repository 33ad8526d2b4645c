/** The used part of the library: its own types bring Node's, which this package must not know. */
declare module "papaparse" {
  type ParseError = { type: string; row?: number };
  type Cell = string | number | boolean | null | undefined;
  type WriteOptions = { newline: "\n"; quotes: boolean };
  type Options = { delimiter: string; newline: "\n"; preview?: number };
  const Papa: {
    parse(text: string, options: Options): { data: string[][]; errors: ParseError[] };
    unparse(lines: readonly (readonly Cell[])[], options: WriteOptions): string;
  };
  export default Papa;
}
