import type { Registry } from "@coulisses/federation/registry";
import { Surface } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { useSite } from "../site/site";
import { version } from "../version";

type SharedModule = { name: string; takers: string[] };

/** The modules that apps share, by name, with the apps that take each. */
export function sharedModulesOf({ features }: Pick<Registry, "features">): SharedModule[] {
  const takers = new Map<string, Set<string>>();
  for (const { name, needs } of features)
    for (const module of Object.values(needs).flatMap(({ shared }) => shared))
      takers.set(module, (takers.get(module) ?? new Set()).add(name));
  return [...takers]
    .map(([name, apps]) => ({ name, takers: [...apps].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const columns: Column<SharedModule>[] = [
  { key: "name", header: "Module", mobileTitle: true, render: ({ name }) => <code>{name}</code> },
  { key: "provider", header: "Fourni par", width: "180px", render: () => `le site, ${version}` },
  { key: "takers", header: "Pris par", render: ({ takers }) => takers.join(", ") },
];

/** For administrators: the modules of which the page has one copy, who provides them and who takes them. */
export function SharedModules() {
  const { registry } = useSite();
  return (
    <Surface
      title="Modules partagés"
      subtitle="Le site les fournit une seule fois ; chaque application en prend ce que ses pages demandent."
    >
      <details>
        <summary>Voir les modules</summary>
        <SimpleTable
          caption="Modules partagés"
          rows={sharedModulesOf(registry)}
          columns={columns}
          getRowId={({ name }) => name}
          emptyText="Aucune application ne prend de module partagé."
        />
      </details>
    </Surface>
  );
}
