/** The people of these tests, with their teams. */
export const cast = {
  organiser: ["benevole", "hard"],
  colleague: ["benevole", "hard"],
  volunteer: ["benevole"],
  humain: ["benevole", "hard", "humain"],
  matos: ["benevole", "hard", "matos"],
  elec: ["benevole", "hard", "elec"],
  barrieres: ["benevole", "hard", "barrieres"],
  secu: ["benevole", "hard", "secu"],
  signa: ["benevole", "hard", "signa"],
  communication: ["benevole", "hard", "communication"],
  admin: ["benevole", "admin"],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof cast;
export const roles = Object.keys(cast) as Role[];
