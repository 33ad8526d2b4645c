import { displayName } from "@coulisses/shared-domain/people/display-name";
import { call } from "../../testing/calls";
import { pdfPages } from "../../testing/pdf-pages";
import { type Person, useTestServer } from "../../testing/test-server";
import { writePastLines } from "../testing/past-lines";

const name = { firstname: "Łéa", lastname: "Œuvrard", nickname: "Mimi" };
const server = useTestServer();
let lea: Person, max: Person;
beforeAll(async () => {
  lea = await server.person({ ...name, teams: ["benevole", "hard"] });
  max = await server.person({ firstname: "Max", lastname: "Petit", teams: ["benevole", "hard"] });
});

const statement = (days: string, { accessToken: token }: Person = lea) =>
  server.app.inject({
    url: `/api/transactions/me/statement?${days}`,
    headers: { authorization: `Bearer ${token}` },
  });
/** The text of each page, read back. */
async function pagesOf(days: string): Promise<string[]> {
  const answer = await statement(days);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  return pdfPages(answer.rawPayload);
}
const write = (at: string, ...lines: Parameters<typeof writePastLines>[2][]) =>
  writePastLines(server.services.db, { at, cost: null, madeBy: lea.id }, ...lines);

describe("The statement of one's account", () => {
  it("is a document with what was there, each line and what is left", async () => {
    await write("2026-03-01T12:00:00Z", {
      type: "DEPOSIT",
      from: "cash",
      to: lea.id,
      amount: 5000,
      context: "Recharge de compte perso",
    });
    await write("2026-04-01T12:00:00Z", {
      type: "TRANSFER",
      from: lea.id,
      to: max.id,
      amount: 123_456,
      context: "Crêpes à la châtaigne",
    });
    const [page = "", ...others] = await pagesOf("from=2026-04-01&to=2026-04-30");
    expect(others).toEqual([]);
    for (const text of [
      displayName(name),
      "24h de l'INSA",
      "Du 01/04/2026 au 30/04/2026",
      "Solde au 01/04/2026 50,00 €",
      "01/04/2026 14:00 Virement Crêpes à la châtaigne (vers Max Petit)",
      "-1 234,56 €",
      "Solde au 30/04/2026 -1 184,56 €",
      "1 / 1",
    ]) {
      expect(page).toContain(text.replaceAll(/\s+/g, " "));
    }
  });

  it("goes on over as many pages as it needs, each with its titles and its number", async () => {
    const many = Array.from({ length: 120 }, (_, at) => ({
      type: "PROVISIONS" as const,
      from: lea.id,
      to: "cash" as const,
      amount: 30 + at,
      context: `Conso placard: ${String(at + 1)} bâtons`,
    }));
    await write("2026-05-01T12:00:00Z", ...many);
    const pages = await pagesOf("from=2026-05-01&to=2026-05-31");
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      expect(page).toContain("Date Type Contexte Montant Solde");
      expect(page).toContain(`${String(at + 1)} / ${String(pages.length)}`);
    });
    const whole = pages.join(" ");
    for (const { context } of many) expect(whole).toContain(`${context} `);
  });

  it.each([
    ["", "Du : une date est attendue (AAAA-MM-JJ)"],
    ["from=hier&to=2026-05-31", "Du : une date est attendue (AAAA-MM-JJ)"],
    ["from=2026-02-30&to=2026-05-31", "Du : une date est attendue (AAAA-MM-JJ)"],
    ["from=2026-05-31&to=2026-05-01", "La date de fin doit être après la date de début"],
  ])("refuses the days %j", async (days, message) => {
    const answer = await statement(days);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(message);
  });

  it("is for anyone who has an account, and shows nobody else's", async () => {
    const soft = await server.person({ teams: ["benevole", "soft"] });
    expect((await statement("from=2026-01-01&to=2026-12-31", soft)).statusCode).toBe(403);
    const anonymous = await call(server, "GET", "/transactions/me/statement?from=2026-01-01&to=2026-12-31");
    expect(anonymous.status).toBe(401);
    const theirs = pdfPages((await statement("from=2026-01-01&to=2026-12-31", max)).rawPayload);
    expect(theirs.join(" ")).not.toContain("placard");
  });
});
