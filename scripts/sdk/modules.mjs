import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import ts from "typescript";

const isSource = (file) => /\.tsx?$/.test(file) && !/(\.d|\.test|\.stories)\.tsx?$/.test(file);
const isRelative = (request) => request.startsWith(".");
/** A file that runs in a process or a worker of its own. */
const PROCESS = /new URL\("(\.[^"]+)\.ts"/g;
const withoutEnding = (file) => file.replace(/(\.d)?\.tsx?$/, "");

/** The file that a relative import means, among those with one of these endings; undefined when there is none. */
function targetOf(importer, request, endings) {
  const base = path.join(path.dirname(importer), request);
  const candidates = [base, ...endings.map((ending) => withoutEnding(base) + ending)];
  const inFolder = endings.map((ending) => path.join(base, `index${ending}`));
  return [...candidates, ...inFolder].find((file) => existsSync(file) && path.extname(file) !== "");
}

/** The address of a module beside another, with its ending: Node completes none. */
function addressFrom(importer, target) {
  const relative = path.relative(path.dirname(importer), target).split(path.sep).join("/");
  const address = relative.replace(/(\.d)?\.tsx?$/, ".js");
  return address.startsWith(".") ? address : `./${address}`;
}

/**
 * A package's modules as `{ file, content, imports }`, by their path in `src` without its ending: each TypeScript
 * file compiled to ESM of its own, with its source map. `imports` are the paths of other modules and the names of
 * packages.
 */
export async function compiledModules(folder) {
  const source = path.join(folder, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .map((file) => path.join(source, file));
  const imports = new Map(files.map((file) => [file, []]));
  const leaveImports = {
    name: "leave-imports",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path: request, importer, kind }) => {
        if (kind === "entry-point") return undefined;
        const target = isRelative(request) ? targetOf(importer, request, [".ts", ".tsx"]) : undefined;
        if (isRelative(request) && !target) return { errors: [{ text: `${request} leads nowhere` }] };
        imports.get(importer).push(target ?? request);
        return { path: target ? addressFrom(importer, target) : request, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: files,
    outbase: source,
    outdir: path.join(folder, "dist"),
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    jsx: "automatic",
    sourcemap: "linked",
    // Imports of types alone leave, as they do with the other compilers: a type of the contract brings no schema.
    tsconfigRaw: {},
    write: false,
    logLevel: "error",
    plugins: [leaveImports],
  });
  const written = new Map(
    outputFiles.map(({ path: file, text }) => [path.relative(path.join(folder, "dist"), file), text]),
  );
  const compiled = moduleMap(source, files, (file, key) => {
    const text = written.get(`${key}.js`);
    const processes = Array.from(text.matchAll(PROCESS), ([, start]) => targetOf(file, start, [".ts"]));
    return {
      files: {
        [`${key}.js`]: text.replaceAll(PROCESS, 'new URL("$1.js"'),
        [`${key}.js.map`]: written.get(`${key}.js.map`),
      },
      imports: [...imports.get(file), ...processes],
    };
  });
  // Style sheets go along as they are.
  for (const target of new Set([...imports.values()].flat())) {
    const key = path.relative(source, target).split(path.sep).join("/");
    if (path.isAbsolute(target) && !imports.has(target))
      compiled.set(key, { files: { [key]: readFileSync(target, "utf8") }, imports: [] });
  }
  return compiled;
}

/** A package's declarations in the same form, as the compiler left them in `.types`, their imports completed. */
export function declaredModules(folder) {
  const source = path.join(folder, ".types/src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".d.ts") && !/\.(test|stories)\.d\.ts$/.test(file))
    // One that the compiler left when its source was moved or removed.
    .filter((file) => targetOf(path.join(folder, "src/x"), `./${file}`, [".ts", ".tsx"]))
    .map((file) => path.join(source, file));
  return moduleMap(source, files, (file, key) => {
    const text = readFileSync(file, "utf8");
    const imports = [];
    let written = "";
    let at = 0;
    for (const { fileName: request, pos } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = isRelative(request) ? targetOf(file, request, [".d.ts"]) : undefined;
      imports.push(target ?? request);
      if (!target) continue;
      // `pos` is where the quoted name begins, its quote included.
      const begin = text.indexOf(request, pos);
      written += text.slice(at, begin) + addressFrom(file, target);
      at = begin + request.length;
    }
    return { files: { [`${key}.d.ts`]: written + text.slice(at) }, imports };
  });
}

function moduleMap(source, files, moduleOf) {
  const keyOf = (file) => withoutEnding(path.relative(source, file)).split(path.sep).join("/");
  return new Map(
    files.map((file) => {
      const key = keyOf(file);
      const { files: written, imports } = moduleOf(file, key);
      const named = imports.map((target) => (path.isAbsolute(target) ? `./${keyOf(target)}` : target));
      return [key, { files: written, imports: named }];
    }),
  );
}

/** The files of what can be reached from these modules, and the packages that it imports with who imports them. */
export function reachedFrom(modules, entries) {
  const reached = new Set();
  const packages = new Map();
  const files = {};
  const walk = (key) => {
    const found = modules.get(key);
    if (reached.has(key) || !found) return;
    reached.add(key);
    Object.assign(files, found.files);
    for (const request of found.imports) {
      if (isRelative(request)) walk(request.slice(2));
      else if (!request.startsWith("node:")) packages.set(packageOf(request), key);
    }
  };
  entries.forEach(walk);
  return { files, packages };
}

function packageOf(request) {
  return request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");
}
