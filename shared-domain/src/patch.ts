/** Some fields of `T`; absent and undefined ones stay. */
export type Patch<T> = { [Field in keyof T]?: T[Field] | undefined };

/** The present value with the patch's fields; null is a value like any other. */
export function applyPatch<T extends object>(present: T, patch: Patch<T>): T {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...present, ...Object.fromEntries(entries) };
}
