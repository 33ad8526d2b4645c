import { randomUUID } from "node:crypto";
import {
  contributionExpiry,
  type OwnContributions,
} from "@coulisses/shared-domain/contribution/contribution";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq } from "drizzle-orm";
import { userTeams } from "../database/schema/access";
import { contributions } from "../database/schema/money";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const edition = editionOf(new Date());
const server = useTestServer();
let sg: Person, lea: Person, max: Person;
beforeAll(async () => {
  sg = await server.person({ teams: ["benevole", "bureau", "sg"] });
});
beforeEach(async () => {
  lea = await server.person({ firstname: "Léa", teams: ["benevole", "hard"] });
  max = await server.person({ firstname: "Max", teams: ["benevole", "hard"] });
});

const pay = (adherentId: number, amount: number) =>
  call(server, "POST", "/contributions", {
    token: sg.accessToken,
    headers: { "idempotency-key": randomUUID() },
    body: { adherentId, amount },
  });
const read = ({ accessToken: token }: Person, query = "") =>
  call(server, "GET", `/contributions/me${query}`, { token });
const own = async (person: Person, query = "") => (await read(person, query)).json<OwnContributions>();

/** A contribution of an earlier edition, paid then. */
async function paidBefore(person: Person, ago: number, amount: number) {
  const past = {
    edition: edition - ago,
    amount,
    paymentDate: new Date("2024-10-02T08:00:00Z"),
    expirationDate: contributionExpiry(edition - ago),
  };
  await server.services.db.insert(contributions).values({ ...past, adherentId: person.id });
  return {
    ...past,
    paymentDate: past.paymentDate.toISOString(),
    expirationDate: past.expirationDate.toISOString(),
  };
}

describe("One's own contributions", () => {
  it("CO-6 CO-3 are due, then paid: how much, when and until when", async () => {
    expect(await own(lea)).toEqual({ edition, isDue: true, paid: [] });
    const before = Date.now();
    expect((await pay(lea.id, 1250)).status).toBe(204);
    const { paid, ...rest } = await own(lea);
    expect(rest).toEqual({ edition, isDue: false });
    expect(paid).toEqual([
      {
        edition,
        amount: 1250,
        paymentDate: expect.any(String) as string,
        expirationDate: contributionExpiry(edition).toISOString(),
      },
    ]);
    expect(Date.parse(paid[0]?.paymentDate ?? "")).toBeGreaterThanOrEqual(before);
  });

  it("CO-5 are of every edition, the last one first; an earlier one doesn't pay this one", async () => {
    const oldest = await paidBefore(lea, 2, 500);
    const last = await paidBefore(lea, 1, 700);
    expect(await own(lea)).toEqual({ edition, isDue: true, paid: [last, oldest] });
  });

  it("are never those of another member, whatever they ask for", async () => {
    await pay(lea.id, 1250);
    await paidBefore(lea, 1, 700);
    const nothing = { edition, isDue: true, paid: [] };
    const id = String(lea.id);
    for (const query of ["", `?adherentId=${id}`, `?id=${id}`, `?userId=${id}`]) {
      expect(await own(max, query)).toEqual(nothing);
    }
    expect(await own(sg, `?adherentId=${id}`)).toEqual({ ...nothing, isDue: false });
    for (const path of [`/contributions/${id}`, `/contributions/adherents/${id}`]) {
      expect((await call(server, "GET", path, { token: max.accessToken })).status).toBe(404);
    }
    expect(
      (await call(server, "GET", "/contributions/valid-adherents", { token: max.accessToken })).status,
    ).toBe(403);
  });

  it("stay readable by a person who is in no team any more and owes nothing", async () => {
    const last = await paidBefore(lea, 1, 700);
    await server.services.db.delete(userTeams).where(eq(userTeams.userId, lea.id));
    expect(await own(lea)).toEqual({ edition, isDue: false, paid: [last] });
  });

  it("take a session, and the terms of use", async () => {
    expect((await call(server, "GET", "/contributions/me")).status).toBe(401);
    const newcomer = await server.person({ teams: [], hasApprovedEula: false });
    expect((await read(newcomer)).status).toBe(423);
  });
});
