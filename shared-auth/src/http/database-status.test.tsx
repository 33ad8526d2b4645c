import { KEPT_ANSWER } from "@coulisses/shared-domain/routes/kept-answer";
import { screen, waitFor } from "@testing-library/react";
import { api, looseServer, http, HttpResponse } from "../testing/fake-server";
import { logIn, renderWithStore } from "../testing";
import { baseApi, type NoArgument } from "../api/base-api";
import { createAppStore } from "../api/app-store";
import { notices } from "../notices/notices";
import { session } from "../session/session";
import { useLiveConnection } from "../live/use-live";
import { databaseStatus, retryAfter } from "./database-status";

const server = looseServer();
const AWAY = "La base de données ne répond pas pour le moment, réessaie dans quelques secondes";
const { endpoints } = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    readWhileAway: build.query<string, NoArgument>({ query: () => "teams", providesTags: ["Team"] }),
    writeWhileAway: build.mutation<unknown, NoArgument>({
      query: () => ({ url: "teams", method: "POST", body: {} }),
    }),
  }),
});

const store = createAppStore();
let isAway = true;
let asked = 0;
const answer = () =>
  isAway
    ? HttpResponse.json(
        { statusCode: 503, error: "", message: AWAY },
        { status: 503, headers: { "Retry-After": "2" } },
      )
    : HttpResponse.json("les équipes");

beforeEach(() => {
  localStorage.clear();
  notices.clear();
  databaseStatus.reset();
  isAway = true;
  asked = 0;
  logIn();
  server.use(
    http.all(api("teams"), answer),
    http.all(api("live-notifications"), answer),
    http.all(api("refresh"), answer),
    http.get(api("health"), () => {
      asked += 1;
      return HttpResponse.json({ status: "ok", database: isAway ? "down" : "up" });
    }),
  );
});
afterEach(() => {
  databaseStatus.reset();
});

function Screen() {
  const { data, isError } = endpoints.readWhileAway.useQuery(undefined);
  useLiveConnection();
  return <p>{data ?? (isError ? "rien" : "…")}</p>;
}

test("what is read is asked for again once the database is back, without a word or a new session", async () => {
  renderWithStore(<Screen />);
  expect(await screen.findByText("rien")).toBeInTheDocument();
  expect(databaseStatus.current()).toBe("away");
  expect(notices.all()).toEqual([]);
  expect(await session.renew()).toBe(false);
  expect(session.current().status).toBe("authenticated");
  isAway = false;
  expect(await screen.findByText("les équipes", undefined, { timeout: 4_000 })).toBeInTheDocument();
  expect(databaseStatus.current()).toBe("there");
});

test("a kept answer, given because the server is away, is shown and asked for again once it is back", async () => {
  const kept = () => HttpResponse.json("les équipes d'hier", { headers: { [KEPT_ANSWER]: "503" } });
  server.use(http.get(api("teams"), () => (isAway ? kept() : answer())));
  renderWithStore(<Screen />);
  expect(await screen.findByText("les équipes d'hier")).toBeInTheDocument();
  expect(databaseStatus.current()).toBe("away");
  isAway = false;
  expect(await screen.findByText("les équipes", undefined, { timeout: 4_000 })).toBeInTheDocument();
});

test("however many calls fail, one question at a time asks for the database, and one notice tells of what was not saved", async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => store.dispatch(endpoints.writeWhileAway.initiate(undefined))),
  );
  expect(notices.all().map(({ message }) => message)).toEqual([AWAY]);
  await waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 4_000 });
  expect(databaseStatus.current()).toBe("away");
  isAway = false;
  await waitFor(() => expect(databaseStatus.current()).toBe("there"), { timeout: 4_000 });
  expect(asked).toBe(2);
});

test.each([
  ["3", 3_000],
  ["0", 2_000],
  ["86400", 60_000],
  ["Wed, 21 Oct 2027 07:28:00 GMT", 2_000],
  [null, 2_000],
])("a Retry-After of %s waits %i ms", (header, expected) => {
  expect(retryAfter(header)).toBe(expected);
});
