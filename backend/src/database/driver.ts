/** The rows of `db.execute`, whose type depends on the driver. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** True when an error of Node or of a library has this code: `ENOENT`, `EEXIST`… */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

/** PostgreSQL's five characters; drizzle keeps the driver's error as the cause of its own. */
export function pgErrorCode(error: unknown): string | undefined {
  let one = error as { code?: unknown; cause?: unknown } | null | undefined;
  while (typeof one === "object" && one !== null) {
    if (typeof one.code === "string" && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
    one = one.cause as typeof one;
  }
  return undefined;
}
