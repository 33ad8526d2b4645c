/** PostgreSQL's five characters; drizzle keeps the driver's error as the cause of its own. */
export function pgErrorCode(error: unknown): string | undefined {
  let one = error as { code?: unknown; cause?: unknown } | null | undefined;
  while (typeof one === "object" && one !== null) {
    if (typeof one.code === "string" && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
    one = one.cause as typeof one;
  }
  return undefined;
}
