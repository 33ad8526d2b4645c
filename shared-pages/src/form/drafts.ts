/** The values of a form, and those that it had started with. */
export type Draft<Values> = { values: Partial<Values>; seen: Partial<Values> };

const PREFIX = "coulisses-draft:";
/** The prefix of unsaved texts of sheets: they belong to a person in the same way. */
const TEXT_PREFIX = "coulisses-unsaved:";

/** The id of the person whose drafts are kept; null while no person is known. */
let owner: number | null = null;

const ownPrefix = () => `${PREFIX}${owner}:`;
const isKept = (key: string) => key.startsWith(PREFIX) || key.startsWith(TEXT_PREFIX);
const isOf = (userId: number, key: string) =>
  key.startsWith(`${PREFIX}${userId}:`) || key.startsWith(`${TEXT_PREFIX}${userId}/`);
const keyOf = (form: string) => `${ownPrefix()}${window.location.pathname}:${form}`;

/**
 * Sets the person who fills the forms of this tab, by id. Their drafts outlive a reload and a session that
 * ends by itself; other people's are forgotten. With null no drafts are kept, and existing ones wait.
 */
export function keepDraftsOf(userId: number | null): void {
  owner = userId;
  if (userId !== null) forget((key) => isKept(key) && !isOf(userId, key));
}

/** Forgets the drafts of a person who logged out in this tab. */
export function forgetDraftsOf(userId: number): void {
  forget((key) => isOf(userId, key));
}

function forget(which: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) if (which(key)) sessionStorage.removeItem(key);
}

/** Keeps the values of a form in this tab; undefined forgets them. Files and passwords are left out. */
export function keepDraft<Values extends object>(form: string, draft: Draft<Values> | undefined): void {
  if (owner === null) return;
  try {
    if (draft) sessionStorage.setItem(keyOf(form), JSON.stringify(draft, withoutSecrets));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is full or forbidden: the form still holds all of it.
  }
}

/** The draft of the form of this name on this page, kept when the page was left, for the same person. */
export function findDraft<Values extends object>(form: string): Draft<Values> | undefined {
  const text = owner === null ? null : sessionStorage.getItem(keyOf(form));
  return text === null ? undefined : (JSON.parse(text) as Draft<Values>);
}

const withoutSecrets = (name: string, value: unknown) =>
  value instanceof File || /password/i.test(name) ? undefined : value;
