import ts from "typescript";

const opening = /^(What|Who|Whom|Whose|Whoever|Whomever|Whether)\b/;
const pronoun = /\b(somebody|whoever|whomever)\b/i;
/** Cheap test of a whole file: most files have no candidate, and need no parsing. */
const candidate =
  /(\/\*+|\/\/|^\s*\*)\s*(Wh(at|o|om|ose|oever|omever|ether)\b)|\b(somebody|who(m|so)?ever)\b/im;

const isToken = ({ kind }) => kind < ts.SyntaxKind.FirstNode;

/** Comments of a file, as `{ start, text }` with the offset; strings and JSX texts are none. */
function commentsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = new Map();
  const keep = (ranges = []) => {
    for (const { pos, end } of ranges) found.set(pos, source.slice(pos, end));
  };
  const look = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) return;
    if (isToken(node)) {
      keep(ts.getLeadingCommentRanges(source, node.pos));
      keep(ts.getTrailingCommentRanges(source, node.pos));
      return;
    }
    node.getChildren(tree).forEach(look);
  };
  look(tree);
  return [...found].map(([start, text]) => ({ start, text }));
}

const wordsOf = (comment) =>
  comment
    .replace(/^\/\*+|\*+\/$|^\s*(\*|\/\/)/gm, "")
    .replace(/\s+/g, " ")
    .trim();

/** Faults of a file's comments, as `{ line, word }`: an opening or a pronoun that plain English avoids. */
export function faultsOf(file, source) {
  if (!candidate.test(source)) return [];
  return commentsOf(file, source).flatMap(({ start, text }) => {
    const words = wordsOf(text);
    const [word] = opening.exec(words) ?? pronoun.exec(words) ?? [];
    return word === undefined ? [] : [{ line: source.slice(0, start).split("\n").length, word }];
  });
}
