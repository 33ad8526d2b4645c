import path from "node:path";
import ts from "typescript";
import { root } from "../lib/root.mjs";

const built = ["**/node_modules", "**/dist", "**/.types", "**/storybook-static", "site", "data"];
const compilerOptions = {
  allowJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
};

/**
 * Every import among our files, as `{ from, to }`, paths from the root. TypeScript reads and resolves them,
 * so type imports, `import()` and package names count too. `to` is absent when it resolves to no file.
 */
export function readImports() {
  const cache = ts.createModuleResolutionCache(root, (name) => name, compilerOptions);
  const fromRoot = (file) => path.relative(root, file).replaceAll("\\", "/");
  return ts.sys.readDirectory(root, [".ts", ".tsx", ".mjs"], built).flatMap((file) =>
    ts
      .preProcessFile(ts.sys.readFile(file), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      // Style sheets import no file of ours.
      .filter((name) => /^\.|^@coulisses\//.test(name) && !name.endsWith(".css"))
      .map((name) => {
        const target = ts.resolveModuleName(name, file, compilerOptions, ts.sys, cache).resolvedModule;
        return { from: fromRoot(file), name, to: target && fromRoot(target.resolvedFileName) };
      }),
  );
}
