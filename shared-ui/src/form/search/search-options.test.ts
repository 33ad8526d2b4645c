import { findMatches } from "./search-options";

const places = ["Amphi Freyssinet", "Scène Pulse", "Hall des Humanités", "Cave E", "Conteneur Scène Pulse"];
const find = (typed: string) => findMatches(places, typed, (place) => place);

it("finds without accents nor capitals", () => {
  expect(find("humanites").shown).toEqual(["Hall des Humanités"]);
});

it("shows first what starts with the text", () => {
  expect(find("scene").shown).toEqual(["Scène Pulse", "Conteneur Scène Pulse"]);
});

it("shows everything, in order, while nothing is typed", () => {
  expect(find(" ")).toEqual({ shown: places, hidden: 0 });
});

it("shows fifty at most and counts the others", () => {
  const people = Array.from({ length: 400 }, (_, index) => `Bénévole ${index}`);
  const { shown, hidden } = findMatches(people, "benevole", (person) => person);
  expect(shown).toHaveLength(50);
  expect(hidden).toBe(350);
});
