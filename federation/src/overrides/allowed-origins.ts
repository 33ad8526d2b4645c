const ownMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The machines, besides one's own, whose code a page in development may run; separated by commas. */
const named = () => (process.env.OVERRIDE_ORIGINS ?? "").split(",").filter(Boolean);

export function isAllowedOrigin(origin: string): boolean {
  return ownMachine.test(origin) || named().includes(origin);
}

/** The same, as a content security policy says it. */
export function allowedSources(): string[] {
  return ["http://localhost:*", "http://127.0.0.1:*", ...named()];
}
