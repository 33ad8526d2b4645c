/** TM-1: whoever is in one of these teams counts as a member of that one too; nothing else is implied. */
export const substitutes: Readonly<Record<string, readonly string[]>> = { confiance: ["hard", "vieux"] };

/** TM-1: the teams (codes) as whose members somebody may come. */
export function teamsToComeAs(teams: readonly string[]): readonly string[] {
  const implied = Object.keys(substitutes).filter((team) =>
    substitutes[team]?.some((one) => teams.includes(one)),
  );
  return [...new Set([...teams, ...implied])];
}
