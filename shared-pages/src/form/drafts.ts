/** What a form held, and what it had started with. */
export type Draft<Values> = { values: Partial<Values>; seen: Partial<Values> };

const PREFIX = "coulisses-draft:";
/** How texts of sheets that wait for the server begin: they belong to a person in the same way. */
const TEXT_PREFIX = "coulisses-unsaved:";

/** The person whose drafts are kept; none while nobody is known to be there. */
let owner: number | null = null;

const ownPrefix = () => `${PREFIX}${owner}:`;
const isKept = (key: string) => key.startsWith(PREFIX) || key.startsWith(TEXT_PREFIX);
const isOf = (userId: number, key: string) =>
  key.startsWith(`${PREFIX}${userId}:`) || key.startsWith(`${TEXT_PREFIX}${userId}/`);
const keyOf = (form: string) => `${ownPrefix()}${window.location.pathname}:${form}`;

/**
 * Says who fills the forms of this tab, by id. Their drafts outlive a reload and a session that ends by itself; those
 * of anybody else are forgotten. Nobody (null) keeps no drafts, and those that are there wait.
 */
export function keepDraftsOf(userId: number | null): void {
  owner = userId;
  if (userId !== null) forget((key) => isKept(key) && !isOf(userId, key));
}

/** Forgets what somebody typed in this tab: they logged out. */
export function forgetDraftsOf(userId: number): void {
  forget((key) => isOf(userId, key));
}

function forget(which: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) if (which(key)) sessionStorage.removeItem(key);
}

/** Keeps what a form holds, in this tab; undefined forgets it. Files and passwords are left out. */
export function keepDraft<Values extends object>(form: string, draft: Draft<Values> | undefined): void {
  if (owner === null) return;
  try {
    if (draft) sessionStorage.setItem(keyOf(form), JSON.stringify(draft, withoutSecrets));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Full or forbidden storage: the form still holds all of it.
  }
}

/** What the form of this name, on this page, held when the page went away, for the same person. */
export function findDraft<Values extends object>(form: string): Draft<Values> | undefined {
  const text = owner === null ? null : sessionStorage.getItem(keyOf(form));
  return text === null ? undefined : (JSON.parse(text) as Draft<Values>);
}

const withoutSecrets = (name: string, value: unknown) =>
  value instanceof File || /password/i.test(name) ? undefined : value;
