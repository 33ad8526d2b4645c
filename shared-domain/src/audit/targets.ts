/** The kinds of sheets whose changes are in the journal, as the target of a line writes them. */
export const sheetTargets = { fa: "FA", ft: "FT", purchase: "achat", borrow: "emprunt" } as const;
/** One of those kinds. */
export type SheetTarget = keyof typeof sheetTargets;

/** The target of a line about a sheet: `fa:12`. */
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

/** The page of a line's target; undefined for targets without page, such as exports. */
export function targetPage(target: string): string | undefined {
  const [kind = "", key = ""] = target.split(/:(.*)/s);
  return Object.hasOwn(pages, kind) ? pages[kind]?.(key) : undefined;
}

/** The page of the journal filtered on this target. */
export const journalOf = (target: string): string => `/audit?target=${encodeURIComponent(target)}`;

/** The target typed as « FA 12 », « ft#3 » or « équipe bar »; empty for an empty text. */
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
