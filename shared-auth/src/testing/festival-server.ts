import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { RequestHandler } from "msw";
import { type Answers, answersTo, refusing } from "./answers-to";
import { api, fakeServer, http, HttpResponse, looseServer, read } from "./fake-server";
import { answeredMe, answeredTeams } from "./people";

/**
 * The backend of a test file: the given answers, the calls of every page, and the list of writes.
 * `isMadeUp`: the calls of this test are not in the contract.
 */
export function festivalServer(given: Answers | RequestHandler[] = [], { isMadeUp = false } = {}) {
  const handlers = Array.isArray(given) ? given : answersTo(given);
  const writes: string[] = [];
  const reads: string[] = [];
  const server = (isMadeUp ? looseServer : fakeServer)(
    http.all(api("*"), async ({ request }) => {
      if (request.method === "GET") {
        reads.push(decodeURIComponent(request.url.split("/api/")[1] ?? ""));
        return;
      }
      const [, path = ""] = new URL(request.url).pathname.split("/api/");
      const isForm = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
      writes.push(`${request.method} ${path} ${isForm ? "" : await request.clone().text()}`.trim());
    }),
    ...handlers,
    http.post(api("audit-entries/exports"), () => new HttpResponse(null, { status: 204 })),
    read("teams", () => answeredTeams),
    read("users/me", () => answeredMe(noel)),
    read("configuration", () => [
      { key: "eventDate", version: 1, value: { start: "2026-05-15T16:00:00.000Z" } },
    ]),
  );

  beforeEach(() => {
    writes.length = 0;
    reads.length = 0;
    sessionStorage.clear();
    localStorage.clear();
  });

  return {
    server,
    /** Every call but reads, as `POST logistic/gears {"name":"Table"}`. */
    writes,
    /** The reads of this path, as `timeline?start=2026-05-15T18:00`. */
    readsOf: (path: string) => reads.filter((read) => read.split("?")[0] === path),
    /** Other answers, until the end of the test; `writes` and `readsOf` leave their calls out. */
    answers: (others: Answers) => server.use(...answersTo(others)),
    /** Refuses a call until the end of the test: `refuse("friend.addTo", 409, "Bob est déjà son ami")`. */
    refuse: (...call: Parameters<typeof refusing>) => server.use(refusing(...call)),
    /** From now on every call fails, as without network; returns a function that counts them. */
    unplug: () => {
      let calls = 0;
      server.useAtOnce(
        http.all(api("*"), ({ request }) => {
          // A sheet's page says by itself that it is there: no test counts that.
          if (!request.url.includes("/presence/")) calls += 1;
          return HttpResponse.error();
        }),
      );
      return () => calls;
    },
    /** The network is back. */
    plug: () => server.resetHandlers(),
  };
}
