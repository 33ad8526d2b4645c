import { waitingTime } from "./waiting-time";

const now = new Date("2026-05-16T12:00:00Z");
const of = (since: string, count = 1) => waitingTime({ since, count }, now);

test.each([
  ["2026-05-16T12:00:10Z", "moins d'un jour"],
  ["2026-05-15T12:30:00Z", "moins d'un jour"],
  ["2026-05-15T12:00:00Z", "depuis 1 jour"],
  ["2026-05-04T11:00:00Z", "depuis 12 jours"],
])("What waits since %s: %s", (since, words) => expect(of(since)).toBe(words));

test("Of several things the oldest waits the longest", () => {
  expect(of("2026-05-04T11:00:00Z", 3)).toBe("jusqu'à 12 jours");
});
