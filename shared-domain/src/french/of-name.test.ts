import { ofName } from "./of-name";

describe("After « de »", () => {
  test.each([
    ["Léa Martin", "de Léa Martin"],
    ["Arthur", "d'Arthur"],
    ["Émile (Mimi) Roux", "d'Émile (Mimi) Roux"],
    ["Œuvrard", "d'Œuvrard"],
    ["Hélène", "d'Hélène"],
    ["Hugo", "d'Hugo"],
    ["Hamza", "de Hamza"],
    ["Yves", "d'Yves"],
    ["Yann", "de Yann"],
    ["échelle", "d'échelle"],
    ["haut-parleur", "de haut-parleur"],
    ["3 tables", "de 3 tables"],
    ["", "de "],
  ])("%s is said « %s »", (name, said) => {
    expect(ofName(name)).toBe(said);
  });
});
