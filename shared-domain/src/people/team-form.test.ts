import { teamColorProblem, teamIconProblem, teamProblems, WRONG_COLOR, WRONG_ICON } from "./team-form";

const problemOf = (name: string) => teamProblems.name(name);

describe("A team", () => {
  it("has a name of thirty letters at most, around which blanks don't count", () => {
    expect(problemOf(`  ${"x".repeat(30)}  `)).toBeUndefined();
    expect(problemOf("x".repeat(31))).toMatch(/30/);
    expect(problemOf("  ")).toBe("Ce champ est requis");
  });

  it.each(["#1A2b3C", "#000000"])("may have the colour %s", (color) => {
    expect(teamColorProblem(color)).toBeUndefined();
  });
  it.each(["", "red", "#12345", "#1234567", "#12345g", "1A2B3C"])("has no colour like « %s »", (color) => {
    expect(teamColorProblem(color)).toBe(WRONG_COLOR);
  });

  it.each(["mdi-beer", "mdi-account-group-2"])("may have the icon %s", (icon) => {
    expect(teamIconProblem(icon)).toBeUndefined();
  });
  it.each(["", "beer", "mdi-", "mdi-Beer", "mdi-beer beer"])("has no icon like « %s »", (icon) => {
    expect(teamIconProblem(icon)).toBe(WRONG_ICON);
  });
});
