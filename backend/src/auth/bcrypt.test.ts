import { bcryptCost, furtherCosts, matchesBcrypt, workAt } from "./bcrypt";

const U_STAR_U = "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW";

describe("A bcrypt hash", () => {
  it("matches the password that other libraries hashed", async () => {
    expect(await matchesBcrypt(U_STAR_U, "U*U")).toBe(true);
    expect(await matchesBcrypt(U_STAR_U, "U*V")).toBe(false);
    expect(await matchesBcrypt("$2a$05$short", "U*U")).toBe(false);
  });

  it("tells its cost, from 4 to 15", () => {
    const at = (cost: string) => bcryptCost(U_STAR_U.replace("$05$", `$${cost}$`));
    expect(["03", "04", "15", "16"].map(at)).toEqual([undefined, 4, 15, undefined]);
    expect(bcryptCost("$argon2id$v=19$m=19456,t=2,p=1$abc$def")).toBeUndefined();
  });
});

describe("The work of a refused sign-in", () => {
  const work = (costs: readonly number[]) => costs.reduce((sum, cost) => sum + 2 ** cost, 0);

  it.each([undefined, 4, 10, 12, 13])("is that of the highest cost, after a check at %s", (cost) => {
    const first = cost === undefined ? [] : [cost];
    expect(work([...first, ...furtherCosts(13, cost)])).toBe(2 ** 13);
  });

  it("is a real check", async () => {
    const start = performance.now();
    await workAt(4, "a password");
    const little = performance.now() - start;
    await workAt(11, "a password");
    expect(performance.now() - start).toBeGreaterThan(2 * little);
  });
});
