const roles = [
  "admin", "bureau", "sg", "humain", "matos", "elec", "barrieres", "secu", "signa", "bar", "catering",
  "communication", "hard", "vieux", "confiance", "soft", "newcomer",
];

/** What a person needs to know once the product runs. */
export function welcome(address, demo) {
  const lines = ["", `  Coulisses est prêt : ${address}`, ""];
  if (demo) {
    lines.push("  Comptes de démonstration, mot de passe Coulisses-2026! :");
    lines.push(...roles.map((role) => `    ${role}@demo.coulisses.test`), "");
  }
  lines.push("  Ctrl-C pour arrêter.", "");
  return lines.join("\n");
}
