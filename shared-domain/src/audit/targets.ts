/** The kinds of sheets whose changes the journal tells of, as they stand in the target of a line. */
export const sheetTargets = { fa: "FA", ft: "FT", purchase: "achat", borrow: "emprunt" } as const;
/** One of them. */
export type SheetTarget = keyof typeof sheetTargets;

/** What a line of the journal happened to when it is a sheet: `fa:12`. */
export const sheetTarget = (kind: SheetTarget, id: number): string => `${kind}:${String(id)}`;

const pages: Readonly<Record<string, (key: string) => string>> = {
  fa: (id) => `/fa/${id}`,
  ft: (id) => `/ft/${id}`,
  purchase: (id) => `/logistic/purchase/${id}`,
  borrow: (id) => `/logistic/borrow/${id}`,
  team: () => "/configuration/teams",
  permission: () => "/configuration/permissions",
  configuration: () => "/configuration",
};

/** The page that shows the target of a line; none for what has no page, as an export. */
export function targetPage(target: string): string | undefined {
  const [kind = "", key = ""] = target.split(/:(.*)/s);
  return Object.hasOwn(pages, kind) ? pages[kind]?.(key) : undefined;
}

/** Where the journal tells of this target alone. */
export const journalOf = (target: string): string => `/audit?target=${encodeURIComponent(target)}`;

/** The target that somebody means who types « FA 12 », « ft#3 » or « équipe bar »; empty for nothing. */
export function typedTarget(text: string): string {
  const [, word = "", key = ""] = /^\s*([^\s:#]+)[\s:#]+(.*?)\s*$/u.exec(text) ?? [];
  const kind = typedKinds[word.toLowerCase()] ?? word.toLowerCase();
  return word === "" || key === "" ? text.trim() : `${kind}:${key}`;
}

const typedKinds: Readonly<Record<string, string>> = {
  achat: "purchase",
  emprunt: "borrow",
  équipe: "team",
  equipe: "team",
  clé: "configuration",
  cle: "configuration",
};
