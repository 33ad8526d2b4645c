import { totalWords } from "./participation-totals";

it.each([
  [{ participations: 0, people: 0, charisma: 0 }, "0 participation de 0 personne, 0 de charisme"],
  [{ participations: 1, people: 1, charisma: 10 }, "1 participation de 1 personne, 10 de charisme"],
  [{ participations: 12, people: 8, charisma: 340 }, "12 participations de 8 personnes, 340 de charisme"],
  [
    { participations: 1200, people: 1, charisma: 34_000 },
    "1\u202f200 participations de 1 personne, 34\u202f000 de charisme",
  ],
])("%j is « %s »", (total, words) => {
  expect(totalWords(total)).toBe(words);
});
