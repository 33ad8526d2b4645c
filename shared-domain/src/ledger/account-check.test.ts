import { type AccountCheck, isInBalance } from "./account-check";

const check: AccountCheck = {
  date: "2027-05-17T10:00:00Z",
  accounts: 3,
  transactions: 40,
  cash: -500,
  total: 0,
  wrong: [],
};

describe("The accounts", () => {
  it("are in balance when all together are zero, and each is the sum of its lines", () => {
    expect(isInBalance(check)).toBe(true);
  });

  it("are not when money was created or lost", () => {
    expect(isInBalance({ ...check, total: 1 })).toBe(false);
    expect(isInBalance({ ...check, total: -1 })).toBe(false);
  });

  it("are not when two errors hide each other", () => {
    const wrong = [
      { account: 1, balance: 100, sum: 0 },
      { account: 2, balance: -100, sum: 0 },
    ];
    expect(isInBalance({ ...check, wrong })).toBe(false);
  });
});
