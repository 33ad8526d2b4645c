/** Some fields of `T`; an absent or undefined one is kept. */
export type Patch<T> = { [Field in keyof T]?: T[Field] | undefined };

/** The present value with the fields that the patch names; null is a value like another. */
export function applyPatch<T extends object>(present: T, patch: Patch<T>): T {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...present, ...Object.fromEntries(entries) };
}
