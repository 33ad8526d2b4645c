import { isExpired } from "./token";

const now = 1_000_000_000;
const lasting = (seconds: number) => ({ exp: now / 1000 + seconds });

describe("A token", () => {
  it("lives until its expiry", () => {
    expect(isExpired(lasting(1), now)).toBe(false);
    expect(isExpired(lasting(0), now)).toBe(true);
  });

  it("that can't be read counts as expired", () => {
    expect(isExpired(undefined, now)).toBe(true);
  });
});
