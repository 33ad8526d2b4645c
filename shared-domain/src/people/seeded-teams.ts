import type { Team } from "./team";

const team = (code: string, name: string, color: string, icon: string): Team => ({
  code,
  name,
  color,
  icon: `mdi-${icon}`,
});

/** The teams of a new festival. */
export const seededTeams: readonly Team[] = [
  team("admin", "Admin", "#000000", "eye-circle"),
  team("accueil-artiste", "Accueil artiste", "#A166F2", "plane-train"),
  team("bar", "Bar", "#F9C80E", "beer"),
  team("barrieres", "Barrières", "#F86624", "boom-gate"),
  team("bde", "BDE", "#FF4343", "bootstrap"),
  team("bureau", "Bureau", "#E9C46A", "desk"),
  team("catering", "Catering", "#662E9B", "food"),
  team("camion", "Camion", "#737F49", "truck-outline"),
  team("communication", "Communication", "#262E9B", "camera"),
  team("concert", "Concert", "#75D46C", "microphone"),
  team("conducteur", "Conducteur", "#9B2E2E", "car-key"),
  team("conducteur-fen", "Conducteur FEN", "#9B2E2E", "key-variant"),
  team("confiance", "Confiance", "#D169E0", "account-check"),
  team("courses", "Courses", "#75D46C", "bike-fast"),
  team("culture", "Culture", "#662E9B", "theater"),
  team("dd", "DD", "#32A852", "tree"),
  team("deco", "Déco", "#662E9B", "format-paint"),
  team("elec", "Élec", "#FFB703", "flash"),
  team("fen", "Fen", "#737F49", "forklift"),
  team("hard", "Orga", "#969600", "account-hard-hat"),
  team("humain", "Humain", "#F4A261", "human"),
  team("informatique", "Informatique", "#3FD4AF", "monitor-screenshot"),
  team("karna", "Karna", "#E4B613", "party-popper"),
  team("kfet", "Kfet", "#438EFF", "beer"),
  team("beboo", "BeBoo", "#FF66E8", "human-female-boy"),
  team("matos", "Matos", "#D4411E", "truck"),
  team("orga", "CA", "#E62727", "account-hard-hat"),
  team("payant", "Payant", "#118C4F", "ticket"),
  team("plaizir", "Plaizir", "#C9406A", "ferris-wheel"),
  team("scene", "Scène", "#EA3546", "soundbar"),
  team("secu", "Sécu", "#E76F51", "security"),
  team("sg", "SG", "#AB1F07", "human-male-child"),
  team("signa", "Signa", "#EA3546", "sign-direction"),
  team("soft", "Bénévole", "#2A9D8F", "account-heart"),
  team("sponso", "Sponso", "#50E691", "cash"),
  team("sports", "Sports", "#A632B3", "football"),
  team("teckos", "Teckos", "#CFA602", "hammer-wrench"),
  team("tendrestival", "Tendrestival", "#FF9300", "balloon"),
  team("vieux", "Vieux", "#B5C2CB", "human-cane"),
  team("voiture", "Voiture", "#737F49", "car-side"),
  team("woods", "Woods", "#02AC18", "forest"),
  team("benevole", "Personne", "#09A1C4", "account"),
];

/** The look of a team without one of its own. */
export const defaultTeamLook = { color: "#000000", icon: "mdi-circle" } as const;
