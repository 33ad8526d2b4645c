import type { AuditEntry } from "@coulisses/shared-domain/contract/audit";

/** What the key of a target names, as in `team:bar`. */
const targetKinds: Record<string, string> = {
  team: "équipe",
  configuration: "clé",
};
const exportNames: Record<string, string> = {
  "export:gear-recap": "récap matos (CSV)",
  "export:signages": "signalétiques (CSV)",
};

const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [String(value)]).join(", ");

const fieldNames: Record<string, string> = {
  firstname: "prénom",
  lastname: "nom",
  nickname: "surnom",
  birthdate: "date de naissance",
  phone: "téléphone",
  comment: "commentaire",
  note: "note des humains",
};

/** The values that were changed, in the order in which their names stand before. */
function valuesAs(when: string, values: unknown): string {
  const texts = Object.values(values as object).map((value) => (value === null ? "(vide)" : String(value)));
  return texts.length === 0 ? "" : `${when} : ${texts.join(", ")}`;
}

const detailWords: Record<string, (value: unknown) => string> = {
  teams: (codes) => (list(codes) === "" ? "" : `équipes : ${list(codes)}`),
  team: (code) => `équipe ${String(code)}`,
  permission: (name) => `permission ${String(name)}`,
  name: (name) => `« ${String(name)} »`,
  color: (color) => `couleur ${String(color)}`,
  icon: (icon) => `icône ${String(icon).replace(/^mdi-/, "")}`,
  members: (count) =>
    count === 0 ? "sans membre" : `${String(count)} ${Number(count) > 1 ? "membres" : "membre"}`,
  devices: list,
  from: (email) => `de ${String(email)}`,
  to: (email) => `à ${String(email)}`,
  deleted: () => "effacée",
  changed: (fields) => list((fields as string[]).map((name) => fieldNames[name] ?? name)),
  before: (values) => valuesAs("avant", values),
  after: (values) => valuesAs("après", values),
  outcome: (outcome) => (outcome === "deleted" ? "effacée" : "rendue anonyme"),
};

function targetWords(target: string): string {
  const [kind = "", key = ""] = target.split(/:(.*)/s);
  return exportNames[target] ?? `${targetKinds[kind] ?? kind} ${key}`.trim();
}

/** To what it happened, and what else helps to understand; what a newer server tells is shown as it comes. */
export function whatHappened({ target, details }: Pick<AuditEntry, "target" | "details">): string {
  const told = Object.entries(details).map(([name, value]) => detailWords[name]?.(value) ?? list(value));
  const words = [...(target === null ? [] : [targetWords(target)]), ...told].filter((text) => text !== "");
  return words.length === 0 ? "–" : words.join(" · ");
}
