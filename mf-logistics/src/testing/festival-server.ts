import { answeredMe, answeredTeams } from "@coulisses/shared-auth/testing";
import { checkVersion, type VersionedThing } from "@coulisses/shared-domain/version-conflict";
import { answer, api, fakeServer, read } from "@coulisses/shared-auth/testing";
import { http, HttpResponse, type RequestHandler } from "msw";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";

export { answer, api, read };

/** The screens always say which version they change: a call that doesn't is a fault of theirs. */
export function checkIfMatch(request: Request, thing: VersionedThing, present: number): void {
  const [, seen] = /^"(\d+)"$/.exec(request.headers.get("If-Match") ?? "") ?? [];
  if (seen === undefined) throw new Error(`${request.method} ${request.url} names no version`);
  checkVersion(thing, present, Number(seen));
}

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
    read("teams", () => answeredTeams),
    read("users/me", () => answeredMe(noel)),
    read("configuration", () => [
      { key: "eventDate", version: 1, value: { start: "2026-05-15T16:00:00.000Z" } },
    ]),
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
