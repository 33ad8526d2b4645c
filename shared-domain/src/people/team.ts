/** A team: `color` is `#RRGGBB`, `icon` a Material Design name starting with `mdi-`. */
export type Team = {
  code: string;
  name: string;
  color: string;
  icon: string;
};

/** The team of every admitted person; chips leave it out, as everyone has it. */
export const EVERYONE = "benevole";

const french = new Intl.Collator("fr");

/** Sorts teams by their names, as the French sort. */
export function byName(a: Pick<Team, "name">, b: Pick<Team, "name">): number {
  return french.compare(a.name, b.name);
}

/** A person's team codes in the order of the teams' names; unknown teams come last, by code. */
export function sortTeams(codes: readonly string[], teams: readonly Team[]): string[] {
  const names = new Map(teams.map(({ code, name }) => [code, name]));
  return [...codes].sort((a, b) => {
    const [first, second] = [names.get(a), names.get(b)];
    if (first === undefined && second === undefined) return french.compare(a, b);
    if (first === undefined) return 1;
    if (second === undefined) return -1;
    return french.compare(first, second);
  });
}
