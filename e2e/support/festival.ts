/** Port of the built product during the tests. */
export const port = Number(process.env["E2E_PORT"] ?? 4873);
/** The site that the journeys go through: a running one that is named, else their own. */
export const origin = process.env["E2E_SITE"] ?? `http://127.0.0.1:${port}`;

export const password = "Coulisses-2026!";

/** A demo account per role. */
export type Role =
  | "admin"
  | "bureau"
  | "sg"
  | "humain"
  | "matos"
  | "elec"
  | "barrieres"
  | "secu"
  | "signa"
  | "bar"
  | "catering"
  | "communication"
  | "hard"
  | "vieux"
  | "confiance"
  | "soft"
  | "newcomer";

export const emailOf = (role: Role) => `${role}@demo.coulisses.test`;
