const french = new Intl.Collator("fr", { numeric: true });

/** As a French reader expects, which a database does only with the right collation. */
export function byName(a: { name: string }, b: { name: string }): number {
  return french.compare(a.name, b.name);
}
