import { randomUUID } from "node:crypto";
import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import { eq } from "drizzle-orm";
import { transactions } from "../database/schema/money";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { balancesSeenBy, moveMoney } from "../testing/money";
import { type Person, useTestServer } from "../testing/test-server";
import { balanceOfPerson, wrongBalances } from "./ledger";

const server = useTestServer();
let sg: Person, ada: Person, bob: Person, cleo: Person, without: Person;

beforeAll(async () => {
  sg = await server.person({ teams: ["benevole", "hard", "sg"] });
  without = await server.person({ firstname: "Dina", lastname: "Sol", teams: ["benevole", "soft"] });
  const opened = { drink: "Blonde", price: 8000, openedOn: "2027-02-22T19:00:00.000Z" };
  await call(server, "POST", "/personal-account/barrels", { token: sg.accessToken, body: opened });
});
beforeEach(async () => {
  [ada, bob, cleo] = [await holder(), await holder(), await holder()];
});
afterEach(async () => {
  expect(await wrongBalances(server.services.db)).toEqual([]);
});

const holder = () => server.person({ teams: ["benevole", "hard"] });
const save = (path: string, body: object, key?: string) =>
  moveMoney(server, sg, `/transactions/${path}`, body, key);
const balance = ({ id }: Person) => balanceOfPerson(server.services.db, id);
const balances = async () => [await balance(ada), await balance(bob), await balance(cleo)];
const contexts = async () => {
  const all = await server.services.db.select().from(transactions).orderBy(transactions.id);
  return all.map(({ context }) => context);
};
const drank = (person: Person, consumption: number) => ({ consumer: person.id, consumption });
const barrel = (consumptions: object[], extra: object = {}) =>
  save("barrels", { barrelSlug: "blonde", transactions: consumptions, ...extra });
const batches = async () =>
  (await call(server, "GET", "/transactions/batches", { token: sg.accessToken })).json<Batch[]>();
const undo = (id: number, by = sg) =>
  call(server, "DELETE", `/transactions/batches/${String(id)}`, { token: by.accessToken });

describe("Deposits", () => {
  it("credit each with what they gave; a person on two lines gets both", async () => {
    const given = [
      { depositor: ada.id, amount: 1974 },
      { depositor: bob.id, amount: 500 },
      { depositor: ada.id, amount: 26 },
    ];
    expect((await save("deposits", given)).status).toBe(204);
    expect(await balances()).toEqual([2000, 500, 0]);
    expect((await contexts()).at(-1)).toBe("Recharge de compte perso");
    expect((await balancesSeenBy(server, sg)).get(ada.id)).toBe(2000);
  });

  it.each([
    [[0], "Le montant doit être supérieur à 0"],
    [[500, -1], "Au moins un montant n'est pas supérieur à 0"],
    [[500, 1_000_001], "Le montant de la transaction est trop élevé"],
    [[], "Aucun montant n'est renseigné"],
    [[12.5], "Montant : un nombre entier de centimes est attendu"],
    [["500"], "Montant : un nombre entier de centimes est attendu"],
  ])("DE-1 of %j are refused as a whole", async (amounts, message) => {
    const refusal = await save(
      "deposits",
      amounts.map((amount) => ({ depositor: ada.id, amount })),
    );
    expect([refusal.status, refusal.message]).toEqual([400, expect.stringContaining(message)]);
    expect(await balance(ada)).toBe(0);
  });

  it("go to a person without an account too: debts are repaid (decision 51)", async () => {
    expect((await save("deposits", [{ depositor: without.id, amount: 500 }])).status).toBe(204);
    expect(await balance(without)).toBe(500);
  });

  it("to a person unknown or whose account is closed are refused as a whole, with 404", async () => {
    const closed = await holder();
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, closed.id));
    for (const depositor of [closed.id, 2_000_000_000]) {
      const both = [
        { depositor: ada.id, amount: 500 },
        { depositor, amount: 500 },
      ];
      expect((await save("deposits", both)).status).toBe(404);
    }
    expect(await balance(ada)).toBe(0);
  });
});

describe("A barrel", () => {
  it("BA-2, BA-3 is paid by sticks, rounded up to the cent, and each line says which one it was", async () => {
    expect((await barrel([drank(ada, 1), drank(bob, 3), drank(cleo, 11)])).status).toBe(204);
    expect(await balances()).toEqual([-534, -1600, -5867]);
    expect((await contexts()).slice(-3)).toEqual([
      "Fût de Blonde du 22/02: 1 bâton",
      "Fût de Blonde du 22/02: 3 bâtons",
      "Fût de Blonde du 22/02: 11 bâtons",
    ]);
    const [batch] = await batches();
    expect(batch).toMatchObject({ name: "Fût de Blonde du 22/02", type: "BARREL", total: 8001, cost: 8000 });
  });

  it("is known by its name to its save, however that is called, and opens with its lines", async () => {
    await save("barrels?name=Vendredi", {
      barrelSlug: "blonde",
      transactions: [drank(ada, 1), drank(bob, 3)],
    });
    const [batch] = await batches();
    expect(batch).toMatchObject({ name: "Vendredi", barrel: "Fût de Blonde du 22/02" });
    const path = `/transactions/batches/${String(batch?.id)}/lines`;
    const lines = async (by = sg) => call(server, "GET", path, { token: by.accessToken });
    const written = (isUndone: boolean) => [
      { person: { id: ada.id }, amount: 2000, context: "Fût de Blonde du 22/02: 1 bâton", isUndone },
      { person: { id: bob.id }, amount: 6000, context: "Fût de Blonde du 22/02: 3 bâtons", isUndone },
    ];
    expect((await lines()).json()).toMatchObject(written(false));
    await undo(batch?.id ?? 0);
    expect((await lines()).json()).toMatchObject(written(true));
    expect((await lines(ada)).status).toBe(403);
    const unknown = "/transactions/batches/2000000000/lines";
    expect((await call(server, "GET", unknown, { token: sg.accessToken })).status).toBe(404);
  });

  it("BA-2 is paid whole by who drank alone, and by one person on two lines", async () => {
    await barrel([drank(ada, 7)]);
    await barrel([drank(bob, 1), drank(bob, 3)]);
    expect(await balances()).toEqual([-8000, -8000, 0]);
  });

  it.each([
    [[], "Aucun consommateur n'est renseigné"],
    [[0], "Au moins une consommation n'est pas supérieur à 0"],
    [[2, -1], "Au moins une consommation n'est pas supérieur à 0"],
    [[10_001], "Pas plus de 10\u202f000 bâtons par personne"],
    [["3"], "Nombre de bâtons : un nombre entier est attendu"],
    [[1.5], "Nombre de bâtons : un nombre entier est attendu"],
  ])("BA-1 with sticks %j is refused as a whole", async (sticks, message) => {
    const refusal = await barrel(sticks.map((consumption) => ({ consumer: ada.id, consumption })));
    expect([refusal.status, refusal.message]).toEqual([400, expect.stringContaining(message)]);
    expect(await balance(ada)).toBe(0);
  });

  it("that is unknown is refused with 404", async () => {
    const refusal = await barrel([drank(ada, 1)], { barrelSlug: "licorne" });
    expect([refusal.status, refusal.message]).toEqual([404, "Fût introuvable"]);
  });

  it("is not charged at another price than the one that the screen showed", async () => {
    const refusal = await barrel([drank(ada, 1)], { price: 7000 });
    expect([refusal.status, refusal.message]).toEqual([
      409,
      expect.stringContaining("Le prix du fût a changé : 80,00\u00a0€ au lieu de 70,00\u00a0€"),
    ]);
    expect(await balance(ada)).toBe(0);
    expect((await barrel([drank(ada, 1)], { price: 8000 })).status).toBe(204);
  });

  it("is charged to nobody without an account, whose name is told (decision 51)", async () => {
    const left = await holder();
    await server.services.db.delete(userTeams).where(eq(userTeams.userId, left.id));
    const refusal = await barrel([drank(ada, 1), drank(without, 2)]);
    expect([refusal.status, refusal.message]).toEqual([409, "Dina Sol n'a pas de compte personnel"]);
    expect((await barrel([drank(left, 1)])).status).toBe(409);
    expect(await balance(ada)).toBe(0);
  });
});

describe("The cupboard and events", () => {
  it("PR-1 charge each stick at the price that one says", async () => {
    const taken = { stickPrice: 60, transactions: [drank(ada, 11), drank(bob, 1)] };
    expect((await save("provisions", taken)).status).toBe(204);
    expect(await balances()).toEqual([-660, -60, 0]);
    expect((await contexts()).slice(-2)).toEqual(["Conso placard: 11 bâtons", "Conso placard: 1 bâton"]);
  });

  it.each([
    [0, [], "Le prix du bâton doit être supérieur à 0"],
    [30, [], "Aucun consommateur n'est renseigné"],
    [30, [0], "Au moins une consommation n'est pas supérieur à 0"],
    [101, [10_000], "Le montant de la transaction est trop élevé"],
  ])("PR-1 at %d cents with sticks %j are refused", async (stickPrice, sticks, message) => {
    const transactions = sticks.map((consumption) => ({ consumer: ada.id, consumption }));
    const refusal = await save("provisions", { stickPrice, transactions });
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it("DE-1 charge what each spent, under the name of the event", async () => {
    const spent = (person: Person, amount: number) => ({
      consumer: person.id,
      amount,
      context: "Bal du comité",
    });
    expect((await save("external-event", [spent(ada, 1250), spent(bob, 5)])).status).toBe(204);
    expect(await balances()).toEqual([-1250, -5, 0]);
    expect((await batches())[0]).toMatchObject({ name: "Bal du comité", lines: 2, total: 1255 });
    expect((await save("external-event", [spent(ada, 5), spent(bob, 0)])).message).toBe(
      "Au moins un montant n'est pas supérieur à 0",
    );
    expect((await save("external-event", [spent(without, 5)])).status).toBe(409);
    const nameless = { consumer: ada.id, amount: 5, context: " " };
    expect((await save("external-event", [nameless])).message).toContain("Aucun contexte n'est renseigné");
    expect((await save("external-event", [])).status).toBe(400);
  });
});

describe("A save", () => {
  it("is made once, however often its gesture arrives, and never without a key (decision 52)", async () => {
    const key = randomUUID();
    const given = [{ depositor: ada.id, amount: 500 }];
    const answers = [await save("deposits", given, key), await save("deposits", given, key)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await balance(ada)).toBe(500);
    expect((await save("deposits", [{ depositor: ada.id, amount: 501 }], key)).status).toBe(422);
    const keyless = await call(server, "POST", "/transactions/deposits", {
      token: sg.accessToken,
      body: given,
    });
    expect(keyless.status).toBe(400);
    expect(await balance(ada)).toBe(500);
  });

  it("is listed with its name and who made it, and is taken back as a whole, once", async () => {
    await save("barrels?name=Vendredi%20au%20bar", {
      barrelSlug: "blonde",
      transactions: [drank(ada, 1), drank(bob, 2)],
    });
    const [made] = await batches();
    expect(made).toMatchObject({
      name: "Vendredi au bar",
      madeBy: { id: sg.id },
      lines: 2,
      undoneLines: 0,
      total: 8001,
    });
    const { id = 0 } = made ?? {};
    const answers = await Promise.all([undo(id), undo(id)]);
    expect([...answers, await undo(id)].map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await balances()).toEqual([0, 0, 0]);
    expect((await batches())[0]).toMatchObject({ id, lines: 2, undoneLines: 2, total: 8001 });
  });

  it("that is unknown, or was no save of the SG, is not taken back", async () => {
    expect((await undo(2_000_000_000)).status).toBe(404);
    await save("deposits", [{ depositor: ada.id, amount: 500 }]);
    const [made] = await batches();
    await undo(made?.id ?? 0);
    const [last] = (await server.services.db.select().from(transactions)).slice(-1);
    expect([await undo(last?.batchId ?? 0)].map(({ status, message }) => [status, message])).toEqual([
      [404, "Enregistrement introuvable"],
    ]);
    expect(await balance(ada)).toBe(0);
  });

  it("is for those who manage personal accounts", async () => {
    const deposit = await moveMoney(server, ada, "/transactions/deposits", [
      { depositor: ada.id, amount: 1 },
    ]);
    expect([deposit.status, (await undo(1, ada)).status]).toEqual([403, 403]);
  });
});
