import type { ClientErrorReport } from "@coulisses/shared-domain/contract/client-errors";
import { session } from "@coulisses/shared-auth/session";
import { clearUncaughtErrors, reportUncaughtError, watchUncaughtErrors } from "../root/uncaught-errors";
import { registryWith, testLoader } from "../testing/test-site";
import { running } from "./running";
import { startReporter } from "./start-reporter";

type Call = { address: string; init: RequestInit; report: ClientErrorReport };
let calls: Call[];
let answers: () => Promise<Response>;

const thrown = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError\n    at Row (${window.location.origin}/features/mf-activities/v1/1.js:1:2)`,
  });
const passes = (milliseconds = 5_000) => jest.advanceTimersByTimeAsync(milliseconds);

beforeAll(() => {
  jest.useFakeTimers();
  watchUncaughtErrors(window);
  jest.spyOn(session, "current").mockImplementation(() => ({ ...state }));
  jest.spyOn(session, "accessToken").mockImplementation(() => token);
  window.fetch = (address, init = {}) => {
    calls.push({
      address: String(address),
      init,
      report: JSON.parse(String(init.body)) as ClientErrorReport,
    });
    return answers();
  };
  reportUncaughtError(thrown("before the reporter came"));
  calls = [];
  answers = () => Promise.resolve(new Response(null, { status: 204 }));
  startReporter();
  startReporter();
});
afterAll(() => jest.useRealTimers());

let state: ReturnType<typeof session.current>;
let token: string | null;
beforeEach(() => {
  calls = [];
  state = { ...session.current(), status: "authenticated", userId: 7 };
  token = "a-token";
  clearUncaughtErrors();
});

test("what happened before the reporter came is told too, with the session's token and no cookie of its own", async () => {
  await passes();
  expect(calls).toHaveLength(1);
  const [{ address, init, report }] = calls as [Call];
  expect(address).toBe("/api/client-errors");
  expect(init).toMatchObject({ method: "POST", keepalive: true });
  expect(new Headers(init.headers).get("authorization")).toBe("Bearer a-token");
  expect(report.errors).toMatchObject([{ app: "mf-activities", version: "v1", kind: "error", count: 1 }]);
});

test("a version is told once it runs, and its failures as it fails, without the loader's message twice", async () => {
  const broken = () => Promise.reject(thrown("it can't start"));
  running.loader = testLoader({ registry: registryWith(), answers: [broken] });
  await passes();
  await running.loader.load("mf-activities").catch(() => undefined);
  await passes();
  await passes();
  expect(calls.flatMap(({ report }) => report.errors)).toMatchObject([
    { app: "mf-activities", version: "v1", kind: "load", message: "it can't start" },
  ]);
  const sound = testLoader({ answers: [() => Promise.resolve({ pages: {}, cards: {} })] });
  running.loader = sound;
  await sound.load("mf-activities");
  await passes();
  await passes();
  expect(calls.flatMap(({ report }) => report.loads)).toEqual([{ app: "mf-activities", version: "v1" }]);
});

test("a server that can't be reached, or refuses, is no error of the page, and is not asked again for ever", async () => {
  answers = () => Promise.reject(new TypeError("Failed to fetch"));
  reportUncaughtError(thrown("lost"));
  await passes();
  answers = () => Promise.resolve(new Response("{}", { status: 429 }));
  reportUncaughtError(thrown("refused"));
  await passes();
  await passes(60_000);
  expect(calls.map(({ report }) => report.errors.map(({ message }) => message))).toEqual([
    ["TypeError: lost"],
    ["TypeError: refused"],
  ]);
});

test("a rejection that is no error is told as it is, and once for all its times", async () => {
  for (let n = 0; n < 3; n += 1)
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: { status: 500 } }));
  await passes();
  expect(calls.flatMap(({ report }) => report.errors)).toMatchObject([
    { kind: "rejection", message: "{status: 500}", count: 3 },
  ]);
});

test("while the session is being renewed it waits, and without network nothing leaves", async () => {
  token = null;
  reportUncaughtError(thrown("in the meantime"));
  await passes();
  expect(calls).toEqual([]);
  token = "a-new-token";
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await passes();
  expect(calls).toEqual([]);
  online.mockRestore();
  await passes();
  expect(calls).toHaveLength(1);
});
