import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root as repository } from "../lib/root.mjs";

const modules = path.join(repository, "node_modules");

const IN_SOURCE = /^\.\/src\/(.*?)(\.tsx?)?$/;

/** The commands of a package that are compiled; others stand among its presets, as they are. */
export const compiledCommands = ({ bin = {} }) =>
  Object.values(bin).filter((file) => file.startsWith("./bin/"));

/** The modules of a package that its `exports` and its commands lead to, by their path in `src` without its ending. */
export function entriesOf({ exports, bin }, modules) {
  const entries = Object.values(exports).flatMap((target) => {
    const [, file] = IN_SOURCE.exec(target) ?? [];
    if (file === undefined) return [];
    if (!file.includes("*")) return [file];
    const [before, after] = file.split("*");
    return [...modules.keys()].filter((key) => key.startsWith(before) && key.endsWith(after));
  });
  return compiledCommands({ bin }).length > 0 ? [...entries, "cli/main"] : entries;
}

/** The `exports` of the source, each leading to what was compiled of it. */
export function packedExports(exports) {
  const packed = Object.entries(exports).map(([door, target]) => {
    const [, file, ending] = IN_SOURCE.exec(target) ?? [];
    if (file === undefined) return [door, target];
    if (ending === undefined) return [door, `./dist/${file}`];
    return [door, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }];
  });
  return Object.fromEntries([...packed, ["./package.json", "./package.json"]]);
}

/**
 * The `package.json` of a package as it is published. Peers are our own packages, the libraries that exist once in the
 * page (`isOnce`), and those that declarations alone name; what only the doors for tests import is a peer that one may
 * do without.
 */
export function packedManifest(source, { code, types, root, versions, isOnce, files }) {
  const { name, version, type, description, sideEffects, bin, license = root.license } = source;
  const declared = { ...source.dependencies, ...source.peerDependencies };
  const isOurs = (library) => library.startsWith("@coulisses/");
  const isPeer = (library) => isOurs(library) || isOnce(library);
  const forTests = { ...root.devDependencies, ...source.devDependencies };
  const imported = new Set(
    [...code.keys(), ...types.keys()].flatMap((library) => [library, typesOf(library)]),
  );
  const others = [...imported].filter((library) => library !== name && !(library in declared));
  const borrowed = others.filter((library) => library in forTests);
  const unknown = others.filter((library) => !borrowed.includes(library));
  const missing = unknown.filter((library) => code.has(library));
  const named = unknown.filter((library) => types.has(library) && !code.has(library));
  if (missing.length > 0) {
    const faults = missing.map((library) => `${code.get(library)} imports ${library}`);
    throw new Error(`${name} imports what its package.json does not declare: ${faults.join(", ")}`);
  }
  const optional = [...borrowed.map((library) => [library, forTests[library]]), ...named.map(installed)];
  const peers = [...Object.entries(declared).filter(([library]) => isPeer(library)), ...optional].map(
    ([library, range]) => [library, isOurs(library) ? `^${versions[library]}` : range],
  );
  return {
    name,
    version,
    type,
    description,
    license,
    engines: { node: root.engines.node },
    ...(sideEffects !== undefined && { sideEffects }),
    exports: packedExports(source.exports),
    ...(bin && { bin }),
    files,
    dependencies: Object.fromEntries(Object.entries(declared).filter(([library]) => !isPeer(library))),
    peerDependencies: Object.fromEntries(peers.sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map(([library]) => [library, { optional: true }])),
    }),
  };
}

function typesOf(library) {
  return `@types/${library.replace(/^@/, "").replace("/", "__")}`;
}

/** The package that has a library's types, with the range of versions around the one that is installed here. */
function installed(library) {
  for (const name of [library, typesOf(library)]) {
    const file = path.join(modules, name, "package.json");
    if (existsSync(file)) return [name, `^${JSON.parse(readFileSync(file, "utf8")).version}`];
  }
  throw new Error(`${library} is not installed.`);
}
