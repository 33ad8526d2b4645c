import { kept, session } from "@coulisses/shared-auth/session";

/** The values of a form, and those that it had started with. */
type Draft<Values> = { values: Partial<Values>; seen: Partial<Values> };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** They outlive a reload and a session that ends by itself. */
const drafts = kept({ name: "form", scope: "tab", isValue: isDraft });

function isDraft(value: unknown): value is Draft<object> {
  const { values, seen } = value as Partial<Draft<object>>;
  return isObject(values) && isObject(seen);
}

/** The place of a form on this page, for the person logged in; nobody keeps no drafts. */
function placeOf(form: string) {
  const { userId } = session.current();
  return userId === null ? undefined : drafts.of(userId, `${window.location.pathname}:${form}`);
}

/** Keeps the values of a form in this tab; undefined forgets them. Files and passwords are left out. */
export function keepDraft<Values extends object>(form: string, draft: Draft<Values> | undefined): void {
  placeOf(form)?.write(draft && (JSON.parse(JSON.stringify(draft, withoutSecrets)) as Draft<object>));
}

/** The draft of the form of this name on this page, kept when the page was left, for the same person. */
export function findDraft<Values extends object>(form: string): Draft<Values> | undefined {
  return placeOf(form)?.read() as Draft<Values> | undefined;
}

const withoutSecrets = (name: string, value: unknown) =>
  value instanceof File || /password/i.test(name) ? undefined : value;
