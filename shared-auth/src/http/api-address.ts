/** The query of a call, lists with commas; undefined values and empty lists are left out. */
export type SearchParams = Record<
  string,
  string | number | boolean | readonly (string | number)[] | undefined
>;

/** The absolute address of a call; `path` is that of the contract, such as `users/me`. */
export function apiAddress(path: string, params: SearchParams = {}): string {
  const address = new URL(`/api/${path.replace(/^\/+/, "")}`, window.location.origin);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0))
      address.searchParams.set(name, String(value));
  }
  return address.toString();
}
