import { hash } from "@node-rs/bcrypt";
import { eq } from "drizzle-orm";
import { users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { useTestServer } from "../../testing/test-server";
import { isUsableBcrypt } from "../bcrypt";
import { hashPassword } from "../passwords";

const password = "Coulisses-2026!";
const server = useTestServer();
let born = 0;

async function member(passwordHash: string) {
  const email = `imported-${String(++born)}@example.org`;
  const { id } = await server.person({ email, passwordHash, teams: ["hard"] });
  const login = (typed: string) => call(server, "POST", "/login", { body: { email, password: typed } });
  const hashNow = async () => {
    const [found] = await server.services.db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id));
    return found?.hash ?? "";
  };
  return { id, email, login, hashNow };
}

describe("Signing in with a password of another product", () => {
  it.each(["2a", "2b", "2y"] as const)(
    "works with a hash marked %s, which ours then replaces",
    async (version) => {
      const passwordHash = (await hash(password, { cost: 5 })).replace("$2b$", `$${version}$`);
      const { login, hashNow } = await member(passwordHash);
      expect((await login("Wrong-password-1")).status).toBe(401);
      expect(await hashNow()).toBe(passwordHash);

      expect((await login(password)).status).toBe(201);
      expect(await hashNow()).toMatch(/^\$argon2id\$/);
      expect((await login(password)).status).toBe(201);
      expect((await login("Wrong-password-1")).status).toBe(401);
    },
  );

  it("works for two sign-ins at once", async () => {
    const { login } = await member(await hash(password, { cost: 5 }));
    const answers = await Promise.all([login(password), login(password)]);
    // The second may find the hash replaced meanwhile.
    expect(answers.map(({ status }) => status)).toContain(201);
    expect((await login(password)).status).toBe(201);
  });

  it("counts the first 72 bytes alone, as the other product did, until ours replaces the hash", async () => {
    const long = "é".repeat(36);
    const { login } = await member(await hash(`${long}-the end`, { cost: 5 }));
    expect((await login(`${long}-another end`)).status).toBe(201);
    expect((await login(`${long}-the end`)).status).toBe(401);
  });

  it.each([
    ["a cost above 15", `$2b$16$${"a".repeat(53)}`],
    ["a cost below 4", `$2b$03$${"a".repeat(53)}`],
    ["the mark of a faulty library", `$2x$05$${"a".repeat(53)}`],
    ["a hash that was cut", "$2b$05$abc"],
    ["no hash", ""],
  ])("is refused at once with %s", async (_case, passwordHash) => {
    const { login, hashNow } = await member(passwordHash);
    expect(isUsableBcrypt(passwordHash)).toBe(false);
    expect((await login(password)).status).toBe(401);
    expect(await hashNow()).toBe(passwordHash);
  });

  it("takes as long for an unknown address as for any account, whatever its hash", async () => {
    const people = [
      await member(await hash(password, { cost: 12 })),
      await member(await hash(password, { cost: 6 })),
      await member(await hashPassword(password)),
    ];
    const tries = [
      ...people.map(
        ({ login }) =>
          () =>
            login("Wrong-password-1"),
      ),
      () => call(server, "POST", "/login", { body: { email: "nobody@example.org", password } }),
    ];
    const times: number[][] = tries.map(() => []);
    for (let round = 0; round < 4; round++) {
      for (const [at, attempt] of tries.entries()) {
        const start = performance.now();
        expect((await attempt()).status).toBe(401);
        times[at]?.push(performance.now() - start);
      }
    }
    const fastest = times.map((all) => Math.min(...all));
    expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(3);
  });
});
