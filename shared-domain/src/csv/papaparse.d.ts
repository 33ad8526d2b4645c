/** What we use of the library; its own types bring Node's, which this package must not know. */
declare module "papaparse" {
  type ParseError = { type: string; row?: number };
  type Options = { delimiter: string; newline: "\n"; preview?: number };
  const Papa: {
    parse(text: string, options: Options): { data: string[][]; errors: ParseError[] };
  };
  export default Papa;
}
