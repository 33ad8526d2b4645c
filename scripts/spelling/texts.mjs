import ts from "typescript";

/** Calls and attributes whose texts are for machines or developers. */
const forMachines =
  /^(makeStyles|makeResetStyles|keyframes|Error|TypeError|RegExp|warn|error|assert|sql|raw|css|enum|startsWith|querySelector|useCalendarKeys)$/;
const attributesForMachines =
  /^(className|key|to|href|id|name|type|autoComplete|inputMode|icon|path|rel|role|style|d|viewBox|transform|gridArea|width|height|lang|accept|pattern|color|fill)$/;
const keysForMachines =
  /^(type|types|tag|tags|event|kind|providesTags|invalidatesTags|addTagTypes|font.*|.*[fF]ont.*)$/;
const styleSheet = /;\s|:\s*\w+;|\b(px|srgb|var\()|[{}]/;
/** Marks of a French sentence beside code. */
const french = /[àâçéèêëîïôùûœ]|\b(le|la|les|un|une|des|du|ton|ta|tes|pas|est|pour|avec|tu)\b|\b[ldn]'/i;

const nameOfCall = (node) => {
  const called = node.expression ?? node.tag;
  return ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
};

const isForMachines = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isLiteralTypeNode(node) ||
  (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) ||
  ((ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node)) &&
    forMachines.test(nameOfCall(node))) ||
  (ts.isPropertyAssignment(node) && keysForMachines.test(node.name.getText())) ||
  (ts.isVariableDeclaration(node) && keysForMachines.test(node.name.getText())) ||
  (ts.isJsxAttribute(node) && attributesForMachines.test(node.name.getText())) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword);

/** Adjacent words, a letter that only French has, or a capitalised word. */
const looksVisible = (text) =>
  /\p{L}\s+\p{L}|[àâçéèêëîïôùûœÀÉÈÊ]/u.test(text) || /^[A-Z][a-z]+( |$|[.:!?])/.test(text.trim());

/** Visible texts of a file, each with its line. `amidCode`: only clearly French ones. */
export function textsOf(file, source, { amidCode = false } = {}) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts = [];
  const look = (node) => {
    if (isForMachines(node)) return;
    const isCase = node.parent && ts.isCaseClause(node.parent) && node.parent.expression === node;
    const isKey = isCase || (ts.isPropertyAssignment(node.parent ?? node) && node.parent.name === node);
    const isText =
      ts.isJsxText(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && !isKey) {
      const { text } = node;
      if (
        ts.isJsxText(node) ||
        (looksVisible(text) && !styleSheet.test(text) && (!amidCode || french.test(text)))
      )
        texts.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return texts;
}
