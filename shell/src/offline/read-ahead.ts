import type { OfflineReads } from "@coulisses/federation/feature";
import { session } from "@coulisses/shared-auth/session";

type Reads = NonNullable<OfflineReads["ahead"]>;

/**
 * Makes the reads that an app wants without network, so that the service worker keeps their answers as they are now:
 * first each by itself, then those for the elements of an answer that are not past.
 */
export async function readAhead(reads: Reads, userId: number, now = new Date()): Promise<void> {
  const further: string[] = [];
  // One after the other, so that these reads never delay one that the page waits for.
  for (const { path, each, until } of reads) {
    const answer = await read(filled(path, { userId }));
    if (each === undefined || !Array.isArray(answer)) continue;
    const present = answer.filter((element) => until === undefined || endOf(element, until) > now);
    further.push(...present.map((element) => filled(each, element)));
  }
  for (const path of further) await read(path);
}

const endOf = (element: unknown, until: string) => new Date(String(fieldOf(element, until)));

/** The field of a value, `task.id` for one further down. */
const fieldOf = (value: unknown, field: string): unknown =>
  field
    .split(".")
    .reduce((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], value);

const filled = (path: string, values: unknown) =>
  path.replace(/:([^/]+)/g, (_, field: string) => encodeURIComponent(String(fieldOf(values, field))));

/** Nothing without an answer or a session: another time will do. */
async function read(path: string): Promise<unknown> {
  const token = session.accessToken();
  if (token === null) return undefined;
  const answer = await fetch(`/api/${path}`, {
    headers: { Accept: "application/json", Authorization: `Bearer ${token}` },
  });
  return answer.ok ? ((await answer.json()) as unknown) : undefined;
}
