import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const kinds = new Map([
  [ts.SyntaxKind.FunctionDeclaration, "function"],
  [ts.SyntaxKind.ClassDeclaration, "class"],
  [ts.SyntaxKind.TypeAliasDeclaration, "type"],
  [ts.SyntaxKind.InterfaceDeclaration, "type"],
]);

/** The names that a source file gives, each with its kind: re-exports are followed within the package. */
export function namesOf(file, read = new Map()) {
  if (read.has(file)) return read.get(file);
  const names = new Map();
  // Set before it is filled: files may import each other's types.
  read.set(file, names);
  const { statements } = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, false);
  const locals = new Map(
    statements.flatMap((statement) => [...declared(statement), ...imported(statement, file, read)]),
  );
  for (const statement of statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const [name, kind] of exported(statement, file, locals, read)) names.set(name, kind);
    } else if (ts.isExportAssignment(statement)) {
      names.set("default", "const");
    } else if (has(statement, ts.SyntaxKind.ExportKeyword)) {
      const isDefault = has(statement, ts.SyntaxKind.DefaultKeyword);
      for (const [name, kind] of declared(statement)) names.set(isDefault ? "default" : name, kind);
    }
  }
  return names;
}

function exported({ moduleSpecifier, exportClause, isTypeOnly }, file, locals, read) {
  const given = moduleSpecifier ? namesFrom(file, moduleSpecifier.text, read) : locals;
  if (!exportClause) return [...given].filter(([name]) => name !== "default");
  if (!ts.isNamedExports(exportClause)) return [[exportClause.name.text, "namespace"]];
  return exportClause.elements.map(({ name, propertyName = name, isTypeOnly: isType }) => {
    const kind = given.get(propertyName.text) ?? (moduleSpecifier ? `from ${moduleSpecifier.text}` : "const");
    return [name.text, (isTypeOnly || isType) && kind.startsWith("from") ? `type ${kind}` : kind];
  });
}

/** Empty for another package: a name stands with where it comes from. */
function namesFrom(file, request, read) {
  if (!request.startsWith(".")) return new Map();
  const base = path.join(path.dirname(file), request);
  const target = [".ts", ".tsx", "/index.ts"].map((ending) => `${base}${ending}`).find(existsSync);
  if (!target) throw new Error(`${file} exports from ${request}, which leads nowhere`);
  return namesOf(target, read);
}

function imported(statement, file, read) {
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  const request = statement.moduleSpecifier.text;
  const given = namesFrom(file, request, read);
  return bindings.elements.map(({ name, propertyName = name }) => [
    name.text,
    given.get(propertyName.text) ?? `from ${request}`,
  ]);
}

const has = ({ modifiers = [] }, wanted) => modifiers.some(({ kind }) => kind === wanted);

function declared(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      namesIn(name).map((text) => [text, "const"]),
    );
  const kind = kinds.get(statement.kind);
  return kind ? [[statement.name?.text ?? "default", kind]] : [];
}

/** The names of a declaration that may take an object or a list apart. */
function namesIn(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
}
