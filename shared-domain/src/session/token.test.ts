import { delayBeforeRefresh, isExpired } from "./token";

const now = 1_000_000_000;
const lasting = (seconds: number) => ({ exp: now / 1000 + seconds });

describe("AUTH-5 The refresh of the access token", () => {
  it("comes one minute before expiry", () => {
    expect(delayBeforeRefresh(lasting(900), now)).toBe(840_000);
  });

  it("comes at once in the last minute, and after", () => {
    expect(delayBeforeRefresh(lasting(60), now)).toBe(0);
    expect(delayBeforeRefresh(lasting(-10), now)).toBe(0);
  });
});

describe("A token", () => {
  it("lives until its expiry", () => {
    expect(isExpired(lasting(1), now)).toBe(false);
    expect(isExpired(lasting(0), now)).toBe(true);
  });

  it("that can't be read counts as expired", () => {
    expect(isExpired(undefined, now)).toBe(true);
    expect(delayBeforeRefresh(undefined, now)).toBe(0);
  });
});
