const roles = [
  "admin",
  "bureau",
  "sg",
  "humain",
  "matos",
  "elec",
  "barrieres",
  "secu",
  "signa",
  "bar",
  "catering",
  "communication",
  "hard",
  "vieux",
  "confiance",
  "soft",
  "newcomer",
];

/** Address and accounts of the running product. */
export async function welcome(address) {
  const lines = ["", `  Coulisses est prêt : ${address}`, ""];
  if (await isDemo(address)) {
    lines.push("  Comptes de démonstration, mot de passe Coulisses-2026! :");
    lines.push(...roles.map((role) => `    ${role}@demo.coulisses.test`), "");
  }
  lines.push("  Ctrl-C pour arrêter.", "");
  return lines.join("\n");
}

/** Read from the site's page: the options of this start may not match the database. */
async function isDemo(address) {
  const page = await fetch(address).then(
    (answer) => answer.text(),
    () => "",
  );
  return page.includes('name="coulisses-demo" content="on"');
}
