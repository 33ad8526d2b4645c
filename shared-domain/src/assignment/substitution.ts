/** TM-1: members of the listed teams count as members of the key's team too. */
export const substitutes: Readonly<Record<string, readonly string[]>> = { confiance: ["hard", "vieux"] };

/** TM-1: the teams (codes) for which a person may come. */
export function teamsToComeAs(teams: readonly string[]): readonly string[] {
  const implied = Object.keys(substitutes).filter((team) =>
    substitutes[team]?.some((one) => teams.includes(one)),
  );
  return [...new Set([...teams, ...implied])];
}
