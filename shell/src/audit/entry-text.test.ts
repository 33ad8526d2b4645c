import { entryText } from "./entry-text";

test.each([
  ["team:bar", {}, "équipe bar"],
  [
    "team:bar",
    { name: "Le bar", color: "#ff0000", icon: "mdi-beer" },
    "équipe bar · « Le bar » · couleur #ff0000 · icône beer",
  ],
  ["team:bar", { members: 0 }, "équipe bar · sans membre"],
  ["team:bar", { members: 12 }, "équipe bar · 12 membres"],
  ["configuration:map", { deleted: true }, "clé map · effacée"],
  [
    "team:bar",
    { changes: { name: { before: "Bar", after: "Buvette" }, icon: { before: null, after: "mdi-beer" } } },
    "équipe bar · nom : « Bar » → « Buvette » · icône : rien → « mdi-beer »",
  ],
  [
    "configuration:registerForm",
    { changes: { description: { before: `<p>${"x".repeat(90)}</p>`, after: "<p>court</p>" } } },
    "clé registerForm · description : changé",
  ],
  ["export:gear-recap", {}, "récap matos (CSV)"],
  ["export:volunteers", { rows: 464 }, "bénévoles (CSV) · 464 lignes"],
  [null, { teams: ["bar", "catering"] }, "équipes : bar, catering"],
  [null, { teams: [] }, "–"],
  [
    null,
    { from: "ada@example.org", to: "lovelace@example.org" },
    "de ada@example.org · à lovelace@example.org",
  ],
  [
    null,
    { changes: { nickname: { before: null, after: "Lulu" }, note: {} } },
    "surnom : rien → « Lulu » · note des humains : changé",
  ],
  [
    "fa:12",
    {
      changes: {
        "general.name": { before: "Bal", after: "Grand bal" },
        "general.isFlagship": { before: false, after: true },
        "inCharge.contractors.1.phone": {},
        "reviews.matos": { before: "REVIEWING", after: "APPROVED" },
        status: { before: "IN_REVIEW", after: "VALIDATED" },
        "supply.electricity.four.connection": { before: "P17_16A_MONO", after: "P17_32A_TRI" },
        "…": { after: 3 },
      },
    },
    "FA 12 · général, nom : « Bal » → « Grand bal » · général, phare : non → oui · responsable, téléphone : changé · relecture matos : « À relire » → « Approuvée » · statut : « Relecture en cours » → « Validée » · énergie : « 16A Mono (P17 16A MONO) » → « 32A Tri (P17 32A TRI) » · autres champs : rien → 3",
  ],
  [null, { membership: "VOLUNTEER" }, "pour être bénévole"],
  [null, { membership: "STAFF", teams: ["hard"] }, "pour être orga · équipes : hard"],
  [
    "app:mf-tasks",
    { name: "CI des FT", token: 7, rights: ["publish"], days: 90 },
    "app mf-tasks · « CI des FT » · jeton n° 7 · Publier une version · 90 jours",
  ],
  [null, { outcome: "deleted" }, "effacée"],
  [null, { outcome: "anonymised" }, "rendue anonyme"],
  [null, { devices: ["Firefox sur Windows"] }, "Firefox sur Windows"],
  [null, {}, "–"],
  [
    null,
    { edition: 52, amount: 1000, formerAmount: 100 },
    "édition 52 · 10,00\u00a0€ · au lieu de 1,00\u00a0€",
  ],
  ["barrel:3", { litres: 12 }, "barrel 3 · 12"],
])("the log tells %s %j as « %s »", (target, details, words) => {
  expect(entryText({ target, details })).toBe(words);
});
