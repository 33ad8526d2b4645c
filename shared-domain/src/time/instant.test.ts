import { toIso, toWholeSecond } from "./instant";

it("history forgets milliseconds and leaves the date as it was", () => {
  const date = new Date("2024-05-17T08:00:00.999Z");
  expect(toWholeSecond(date)).toBe("2024-05-17T08:00:00.000Z");
  expect(date.getMilliseconds()).toBe(999);
});

it("what is not a moment is refused", () => {
  expect(() => toIso("hier")).toThrow("La date n'est pas valide");
});
