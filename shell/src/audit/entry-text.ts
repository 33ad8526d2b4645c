import { exportKinds } from "@coulisses/shared-domain/audit/audit-kinds";
import type { ChangedFields } from "@coulisses/shared-domain/audit/changed-fields";
import { connectionLabels } from "@coulisses/shared-domain/festival-activity/electric-connection";
import { activityFields } from "@coulisses/shared-domain/festival-activity/fields";
import { fieldWordsOf } from "@coulisses/shared-domain/festival-event/plain-field";
import { taskFields } from "@coulisses/shared-domain/festival-task/fields";
import { reviewLabels, statusLabels } from "@coulisses/shared-domain/festival-task/labels";
import { type Membership, membershipLabels } from "@coulisses/shared-domain/registration/membership";
import {
  type PublishingRight,
  publishingRightLabels,
} from "@coulisses/shared-domain/publishing/publishing-token";
import { sheetTargets } from "@coulisses/shared-domain/audit/targets";
import type { AuditEntry } from "@coulisses/shared-domain/contract/audit";
import { formatAmount } from "@coulisses/shared-domain/money/amount";

/** The French words for the kinds of targets, as in `team:bar`. */
const targetKinds: Record<string, string> = {
  team: "équipe",
  configuration: "clé",
  permission: "permission",
  ...sheetTargets,
};
const exportNames: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(exportKinds).map(([what, name]) => [`export:${what}`, `${name} (CSV)`]),
  ),
  "export:participations": "participations au charisme (CSV)",
  "export:gear-recap": "récap matos (CSV)",
  "export:signages": "signalétiques (CSV)",
  "export:transactions": "transactions (CSV)",
  "export:edition-statement": "bilan des comptes perso (CSV)",
};

const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [String(value)]).join(", ");

/** Longer values, such as a page of text, would hide what changed. */
const LONGEST_VALUE = 80;

const fieldNames: Record<string, string> = {
  firstname: "prénom",
  lastname: "nom de famille",
  nickname: "surnom",
  birthdate: "date de naissance",
  phone: "téléphone",
  comment: "commentaire",
  note: "note des humains",
  color: "couleur",
  icon: "icône",
  start: "début",
  end: "fin",
  domain: "domaine",
  humainEmail: "adresse des responsables bénévoles",
  communicationEmail: "adresse de la communication",
  sgEmail: "adresse du SG",
  supportEmail: "adresse du support",
  tiles: "fond de carte",
  center: "centre de la carte",
  status: "statut",
  ...fieldWordsOf(...Object.values(taskFields), ...Object.values(activityFields)),
  id: "numéro",
  quantity: "quantité",
  text: "texte",
  size: "taille",
  device: "appareil",
  power: "puissance",
  count: "nombre",
  seller: "vendeur",
  lender: "prêteur",
  availableOn: "disponible le",
  unavailableOn: "à rendre le",
  content: "texte",
  email: "adresse mail",
};

/** The sections and lists of sheets, whose fields have a path such as `general.timeWindows.3.start`. */
const sectionNames: Record<string, string> = {
  general: "général",
  inCharge: "responsable",
  signa: "signalétique",
  security: "sécurité",
  supply: "énergie",
  inquiry: "matériel",
  inquiries: "matériel",
  gearRequests: "matériel",
  instructions: "instructions",
  mobilizations: "mobilisation",
  feedbacks: "commentaires",
  reviews: "relecture",
};

/** « général, nom » for `general.name`; the section alone for a field without words here. */
function fieldWords(path: string): string {
  if (path === "…") return "autres champs";
  const [section = "", ...rest] = path.split(".");
  const field = fieldNames[rest.at(-1) ?? ""];
  const sectionName = sectionNames[section];
  if (sectionName === undefined || rest.length === 0) return fieldNames[path] ?? path;
  if (section === "reviews") return `relecture ${rest.join(" ")}`;
  return field === undefined ? sectionName : `${sectionName}, ${field}`;
}

const codeNames: Record<string, string> = { ...statusLabels, ...reviewLabels, ...connectionLabels };

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "rien";
  if (typeof value === "boolean") return value ? "oui" : "non";
  return typeof value === "string" ? `« ${codeNames[value] ?? value} »` : JSON.stringify(value);
}

/** « nom : « Bar » → « Buvette » » for each field that a change touched; « note des humains : changé » of a secret one. */
function changeWords(changes: unknown): string {
  return Object.entries(changes as ChangedFields)
    .map(([name, { before, after }]) => {
      const words = [valueWords(before), valueWords(after)];
      const isTold = words.every((text) => text.length <= LONGEST_VALUE) && before !== after;
      return `${fieldWords(name)} : ${isTold ? words.join(" → ") : "changé"}`;
    })
    .join(" · ");
}

const detailWords: Record<string, (value: unknown) => string> = {
  changes: changeWords,
  version: (version) => `version ${String(version)}`,
  rows: (count) => `${String(count)} ${Number(count) < 2 ? "ligne" : "lignes"}`,
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
  membership: (membership) => `pour être ${membershipLabels[membership as Membership]}`,
  edition: (edition) => `édition ${String(edition)}`,
  amount: (cents) => formatAmount(Number(cents)),
  formerAmount: (cents) => `au lieu de ${formatAmount(Number(cents))}`,
  deleted: () => "effacée",
  token: (id) => `jeton n° ${String(id)}`,
  rights: (rights) =>
    list((rights as PublishingRight[]).map((right) => publishingRightLabels[right] ?? right)),
  days: (days) => `${String(days)} jours`,
  outcome: (outcome) => (outcome === "deleted" ? "effacée" : "rendue anonyme"),
};

/** « équipe bar », « FA 12 ». */
export function targetWords(target: string): string {
  const [kind = "", key = ""] = target.split(/:(.*)/s);
  return exportNames[target] ?? `${targetKinds[kind] ?? kind} ${key}`.trim();
}

/** The target and the details of an entry, in words; a detail that only a newer server knows is shown as it is. */
export function entryText({ target, details }: Pick<AuditEntry, "target" | "details">): string {
  const detailTexts = Object.entries(details).map(
    ([name, value]) => detailWords[name]?.(value) ?? list(value),
  );
  const words = [...(target === null ? [] : [targetWords(target)]), ...detailTexts].filter(
    (text) => text !== "",
  );
  return words.length === 0 ? "–" : words.join(" · ");
}
