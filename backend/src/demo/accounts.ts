import { EVERYONE } from "@coulisses/shared-domain/people/team";

export const DEMO_PASSWORD = "Coulisses-2026!";
export const DEMO_DOMAIN = "demo.coulisses.test";

type DemoAccount = { role: string; firstname: string; lastname: string; teams: readonly string[] };

const account = (role: string, name: string, ...teams: string[]): DemoAccount => {
  const [firstname = role, lastname = role] = name.split(" ");
  return { role, firstname, lastname, teams };
};

const organiser = [EVERYONE, "hard"];
const reviewer = (team: string) => [...organiser, "orga", team];

/** One account a role; `{role}@demo.coulisses.test` with the demo's password. */
export const demoAccounts: readonly DemoAccount[] = [
  account("admin", "Adèle Minard", ...organiser, "admin"),
  account("bureau", "Bruno Roche", ...organiser, "bureau"),
  account("sg", "Solène Gauthier", ...organiser, "bureau", "sg"),
  account("humain", "Hugo Maillard", ...reviewer("humain")),
  account("matos", "Mathis Tosello", ...reviewer("matos")),
  account("elec", "Élise Courant", ...reviewer("elec")),
  account("barrieres", "Barnabé Clôture", ...reviewer("barrieres")),
  account("secu", "Samuel Legarde", ...reviewer("secu")),
  account("signa", "Sidonie Fléchard", ...reviewer("signa")),
  account("bar", "Barbara Mousset", ...reviewer("bar")),
  account("catering", "Catherine Fourneau", ...reviewer("catering")),
  account("communication", "Camille Laffiche", ...organiser, "communication"),
  account("hard", "Armand Laforge", ...organiser),
  account("vieux", "Vianney Lancien", EVERYONE, "vieux"),
  account("confiance", "Constance Fidel", EVERYONE, "soft", "confiance"),
  account("soft", "Sofia Douce", EVERYONE, "soft"),
  account("newcomer", "Noé Nouveau"),
];

export const demoEmail = (role: string) => `${role}@${DEMO_DOMAIN}`;
