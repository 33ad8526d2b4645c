import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { call } from "../../testing/calls";
import { ownLinesQuery } from "../../personal-account/own/own-account";
import { listening, rawClient, until } from "../../testing/raw-client";
import { type Person, useTestServer } from "../../testing/test-server";

const busyOne =
  "Tes demandes précédentes sont encore en préparation : attends qu'elles soient prêtes avant d'en lancer d'autres";

const server = useTestServer();
let address: AddressInfo;
let lea: Person;
beforeAll(async () => {
  address = await listening(server);
  lea = await server.person({ teams: ["benevole", "hard"] });
});
/** Opens the printers of a test that failed, so that the server can end. */
const opens: (() => void)[] = [];
afterEach(() => {
  for (const open of opens.splice(0)) open();
  jest.restoreAllMocks();
});

const path = "/transactions/me/statement?from=2026-01-01&to=2026-12-31";
const statement = ({ accessToken: token }: Person = lea) => call(server, "GET", path, { token });

/** The printer, which makes nothing until it is told to. */
function heldPrinter() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  opens.push(() => open());
  const signals: AbortSignal[] = [];
  jest.spyOn(server.services.printers.desk, "print").mockImplementation(async (_work, unwanted) => {
    if (unwanted) signals.push(unwanted);
    await opened;
    return new Uint8Array([1]);
  });
  return { open: () => open(), signals };
}

describe("Heavy calls", () => {
  it("of one person run four at a time; the next is refused, until one has ended", async () => {
    const printer = heldPrinter();
    const begun = Array.from({ length: 4 }, () => statement());
    await until(() => printer.signals.length === 4);
    const refused = await statement();
    expect([refused.status, refused.message, refused.headers["retry-after"]]).toEqual([429, busyOne, "2"]);
    printer.open();
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await statement()).status).toBe(200);
  });

  it("that are refused cost the others nothing: the database is not asked who calls", async () => {
    const printer = heldPrinter();
    const begun = Array.from({ length: 4 }, () => statement());
    await until(() => printer.signals.length === 4);
    const asked = jest.spyOn(server.services.sessions, "check");
    expect((await statement()).status).toBe(429);
    expect(asked).not.toHaveBeenCalled();
    printer.open();
    await Promise.all(begun);
  });

  it("whose caller hung up before their turn are not begun", async () => {
    const { sessions } = server.services;
    const check = sessions.check.bind(sessions);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    opens.push(() => answer());
    const checked = jest.spyOn(sessions, "check").mockImplementation(async (claim) => {
      await held;
      return check(claim);
    });
    const lines = jest.spyOn(server.services.connection, "runPrepared");
    const { socket } = await rawClient(address, {
      method: "GET",
      path: `/api${path}`,
      token: lea.accessToken,
    });
    await until(() => checked.mock.calls.length === 1);
    socket.destroy();
    await once(socket, "close");
    await wait(50);
    answer();
    await wait(50);
    expect(lines.mock.calls.map(([{ name }]) => name)).not.toContain(ownLinesQuery.name);
  });

  it("of one person keep nobody else from theirs, nor that person from their other calls", async () => {
    const printer = heldPrinter();
    const begun = Array.from({ length: 4 }, () => statement());
    await until(() => printer.signals.length === 4);
    const max = await server.person({ teams: ["benevole", "hard"] });
    const other = statement(max);
    await until(() => printer.signals.length === 5);
    expect((await call(server, "GET", "/users/me", { token: lea.accessToken })).status).toBe(200);
    printer.open();
    expect((await other).status).toBe(200);
    await Promise.all(begun);
  });

  it("of all are sixteen at a time", async () => {
    const printer = heldPrinter();
    const people = await Promise.all(
      Array.from({ length: 5 }, () => server.person({ teams: ["benevole", "hard"] })),
    );
    const begun = people.slice(0, 4).flatMap((person) => Array.from({ length: 4 }, () => statement(person)));
    await until(() => printer.signals.length === 16);
    const refused = await statement(people[4]);
    expect([refused.status, refused.message]).toEqual([
      429,
      "Beaucoup de documents sont en préparation en ce moment, réessaie dans quelques secondes",
    ]);
    printer.open();
    await Promise.all(begun);
    expect((await statement(people[4])).status).toBe(200);
  });

  it("count until their work has ended, though the caller hung up; what had not begun is not made", async () => {
    const printer = heldPrinter();
    const callers = await Promise.all(
      Array.from({ length: 4 }, () =>
        rawClient(address, { method: "GET", path: `/api${path}`, token: lea.accessToken }),
      ),
    );
    await until(() => printer.signals.length === 4);
    for (const { socket } of callers) socket.destroy();
    await until(() => printer.signals.every(({ aborted }) => aborted));
    expect((await statement()).status).toBe(429);
    printer.open();
    await until(async () => (await statement()).status === 200);
  });
});

describe("The printer", () => {
  const holder = { id: 1, firstname: "Léa", lastname: "Martin" };
  const period = { from: "2026-01-01", to: "2026-12-31" };
  const work = () => ({
    kind: "statement" as const,
    content: {
      statement: { ...period, opening: 0, closing: 0, lines: [] },
      festival: "24h",
      holder,
      now: new Date(),
    },
  });

  it("leaves out what is no longer wanted before its turn comes", async () => {
    const { desk } = server.services.printers;
    const controller = new AbortController();
    const first = desk.print(work());
    const abandoned = desk.print(work(), controller.signal);
    const last = desk.print(work());
    controller.abort(new Error("The caller hung up"));
    await expect(abandoned).rejects.toThrow("The caller hung up");
    for (const file of await Promise.all([first, last])) expect(file.length).toBeGreaterThan(1_000);
  });

  it("makes statements beside the server, which answers meanwhile", async () => {
    let turns = 0;
    const turning = setInterval(() => turns++, 1);
    const files = Array.from({ length: 5 }, () => server.services.printers.desk.print(work()));
    await Promise.all(files);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(5);
  });
});

it("A caller who hangs up is no fault of the server", async () => {
  const client = await rawClient(address, {
    method: "GET",
    path: `/api${path}`,
    token: lea.accessToken,
  });
  client.socket.destroy();
  await once(client.socket, "close");
  await until(async () => (await statement()).status === 200);
});
