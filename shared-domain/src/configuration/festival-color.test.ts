import { FESTIVAL_COLOR } from "./festival-form";
import { festivalColorProblem } from "./festival-color";

describe("FS-3 The colour of a festival", () => {
  it.each([FESTIVAL_COLOR, "#F9C80E", "#E62727", "#0b6478"])("%s is seen in every theme", (color) => {
    expect(festivalColorProblem(color)).toBeUndefined();
  });

  it.each([
    ["#FFFFFF", "Cette couleur ne se voit pas sur le fond clair des mails"],
    ["#FFF9DB", "Cette couleur ne se voit pas sur le fond clair des mails"],
    ["#24292C", "Cette couleur ne se voit pas sur le fond sombre des mails"],
    ["#000080", "Cette couleur ne se voit pas sur le fond sombre des mails"],
    ["bleu", "La couleur doit être un code hexadécimal à six chiffres précédé de #"],
  ])("%s is refused: %s", (color, problem) => {
    expect(festivalColorProblem(color)).toBe(problem);
  });
});
