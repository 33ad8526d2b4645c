/** « 1 ligne refusée », « 1 250 lignes refusées »; an article in the singular takes the place of the number. */
export const countOf = (count: number, one: string, many: string) =>
  count > 1 ? `${count.toLocaleString("fr")} ${many}` : /^la /.test(one) ? one : `${count} ${one}`;
