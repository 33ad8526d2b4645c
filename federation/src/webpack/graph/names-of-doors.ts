import type { Compilation, Module, ModuleGraphConnection } from "webpack";
import { sharedModules, withFormerDoors } from "../../contract/shared-modules";
import { requestOf } from "./compilation";

/** Names by door, both sorted: the same graph says the same. */
export type NamesOfDoors = Record<string, string[]>;

/**
 * The names that the modules of this build take from each door, as the compiler found them used: re-exported,
 * aliased or read from a namespace. To call once the chunks are made, before modules are joined.
 */
export function importedNames(compilation: Compilation): NamesOfDoors {
  const { moduleGraph, chunkGraph } = compilation;
  const names = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const door = doorOf(module);
    if (door === undefined) continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule } = connection;
      if (!originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      if (!connection.isActive(undefined)) continue;
      const doorNames = names.get(door) ?? new Set<string>();
      for (const name of namesIn(compilation, connection)) doorNames.add(name);
      names.set(door, doorNames);
    }
  }
  return sorted([...names].map(([door, doorNames]) => [door, [...doorNames]]));
}

function namesIn({ moduleGraph }: Compilation, { dependency }: ModuleGraphConnection): string[] {
  const referenced = dependency?.getReferencedExports(moduleGraph, undefined) ?? [];
  // A namespace taken as a whole names nothing.
  return referenced.flatMap((reference) =>
    (Array.isArray(reference) ? reference : reference.name).slice(0, 1),
  );
}

/** The names that the shell gives through each door, under its former name too; a door whose names the compiler can't know is left out. */
export function exportedNames({ modules, moduleGraph }: Compilation): NamesOfDoors {
  const names: [string, string[]][] = [];
  for (const module of modules) {
    for (const block of module.blocks) {
      const door = requestOf(block) ?? "";
      const [dependency] = block.dependencies;
      if (!dependency || !(sharedModules as readonly string[]).includes(door)) continue;
      const provided = moduleGraph.getProvidedExports(moduleGraph.getModule(dependency) ?? module);
      if (Array.isArray(provided)) names.push([door, provided.filter((name) => name !== "__esModule")]);
    }
  }
  return sorted(Object.entries(withFormerDoors(Object.fromEntries(names))));
}

function sorted(names: readonly [string, string[]][]): NamesOfDoors {
  const all = names.map(([door, given]) => [door, [...given].sort()] as const);
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Module Federation's stand-in for a shared module carries its name in its options. */
export function doorOf(module: Module): string | undefined {
  if (module.type !== "consume-shared-module" || !("options" in module)) return undefined;
  return (module.options as { shareKey?: string }).shareKey;
}
