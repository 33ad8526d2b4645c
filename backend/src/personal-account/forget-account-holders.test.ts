import { DEPOSIT_CONTEXT } from "@coulisses/shared-domain/personal-account/transaction";
import { eq } from "drizzle-orm";
import { hashPassword } from "../auth/passwords";
import { transactions } from "../database/schema/money";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";
import { addLines, balanceOfPerson, holdAccounts, type Owner, reverseLines } from "./ledger";

const password = "Une-Phrase-2026!";
const server = useTestServer();
let manager: Person;
let passwordHash: string;

beforeAll(async () => {
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
  passwordHash = await hashPassword(password);
});

const somebody = () => server.person({ passwordHash, teams: ["benevole", "hard"] });
const forgetMe = ({ email, accessToken }: Person) =>
  call(server, "POST", "/registrations/forget", {
    token: accessToken,
    body: { credentials: { email, password } },
  });
const forget = ({ email }: Person) =>
  call(server, "DELETE", `/registrations/forget/${encodeURIComponent(email)}`, {
    token: manager.accessToken,
  });

/** First name of a person in the festival's records. */
async function nameOf({ id }: Person): Promise<string | undefined> {
  const [row] = await server.services.db
    .select({ firstname: users.firstname })
    .from(users)
    .where(eq(users.id, id));
  return row?.firstname;
}

/** Money that goes from one to another, in cents; answers its batch. */
const pay = (from: Owner, to: Owner, amount: number, madeBy = manager.id) =>
  server.services.write(async (tx, changes) =>
    addLines(tx, changes, await holdAccounts(tx, [from, to]), {
      name: "Recharge",
      madeBy,
      lines: [{ type: "DEPOSIT", from, to, amount, context: DEPOSIT_CONTEXT }],
    }),
  );

describe("§8.4 anyone who has a personal account", () => {
  it("is not forgotten with debts, and stays a number once they are repaid, for the books go on", async () => {
    const person = await somebody();
    await pay(person.id, "cash", 534);
    const answer = await forgetMe(person);
    expect([answer.status, answer.message]).toEqual([
      409,
      "Nous ne pouvons pas t'effacer de Coulisses.\nTu as des dettes auprès de l'association.\n" +
        "Contacte le secrétaire général pour t'aider.",
    ]);
    await pay("cash", person.id, 1000);
    expect((await forgetMe(person)).status).toBe(204);
    expect(await nameOf(person)).toBe("Anonymous");
    expect(await balanceOfPerson(server.services.db, person.id)).toBe(466);
  });

  it("stays a number too when they wrote what moved between others", async () => {
    const [person, other] = [await somebody(), await somebody()];
    await pay("cash", other.id, 500, person.id);
    expect((await forgetMe(person)).status).toBe(204);
    expect(await nameOf(person)).toBe("Anonymous");
  });

  it("is not forgotten by a manager once money moved, unless all of it was taken back", async () => {
    const person = await somebody();
    const batch = await pay("cash", person.id, 500);
    const answer = await forget(person);
    expect([answer.status, answer.message]).toEqual([
      409,
      "Nous ne pouvons pas l'effacer de Coulisses.\nIel a déjà effectué des transactions.",
    ]);
    const lines = await server.services.db
      .select({ id: transactions.id })
      .from(transactions)
      .where(eq(transactions.batchId, batch));
    const ids = lines.map(({ id }) => id);
    await server.services.write((tx, changes) =>
      reverseLines(tx, changes, { name: "Annulation", madeBy: manager.id, lines: ids }),
    );
    expect((await forget(person)).status).toBe(204);
    expect(await nameOf(person)).toBe("Anonymous");
  });
});
