import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { checkVersion, type VersionedThing } from "@coulisses/shared-domain/version-conflict";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { api, fakeServer, refusal } from "@coulisses/shared-auth/testing";
import { http, HttpResponse, type JsonBodyType, type RequestHandler } from "msw";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";

export { api };

const statuses = { "bad-input": 400, forbidden: 403, "not-found": 404, refused: 409, stale: 412 };

/** What a rule answers, or its refusal as the server words it. */
export async function answer(rule: () => unknown, status = 200): Promise<Response> {
  try {
    const body = await rule();
    if (body === undefined) return new HttpResponse(null, { status: 204 });
    return HttpResponse.json(body as JsonBodyType, { status });
  } catch (error) {
    if (error instanceof FestivalError) return refusal(statuses[error.kind], error.message);
    throw error;
  }
}

/** The screens always say which version they change: a call that doesn't is a fault of theirs. */
export function checkIfMatch(request: Request, thing: VersionedThing, present: number): void {
  const [, seen] = /^"(\d+)"$/.exec(request.headers.get("If-Match") ?? "") ?? [];
  if (seen === undefined) throw new Error(`${request.method} ${request.url} names no version`);
  checkVersion(thing, present, Number(seen));
}

export const read = (path: string, rule: () => unknown) => http.get(api(path), () => answer(rule));

/** The backend of a test: what every page asks for, what the test keeps, and all that was written. */
export function festivalServer(...handlers: RequestHandler[]) {
  const writes: string[] = [];
  const server = fakeServer(
    http.all(api("*"), async ({ request }) => {
      if (request.method === "GET") return;
      const [, path = ""] = new URL(request.url).pathname.split("/api/");
      const isForm = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
      writes.push(`${request.method} ${path} ${isForm ? "" : await request.clone().text()}`.trim());
    }),
    ...handlers,
    read("teams", () => seededTeams),
    read("users/me", () => ({ ...noel, teams: [], permissions: [] })),
    read("configuration", () => [{ key: "eventDate", value: { start: "2026-05-15T16:00:00.000Z" } }]),
  );

  beforeEach(() => {
    writes.length = 0;
    sessionStorage.clear();
    localStorage.clear();
  });

  return {
    server,
    writes,
    /** From now on, every call fails as when the network is gone. */
    unplug: () => server.use(http.all(api("*"), () => HttpResponse.error())),
    plug: () => server.resetHandlers(),
  };
}
