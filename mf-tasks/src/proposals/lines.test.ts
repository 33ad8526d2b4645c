import { noLimits } from "@coulisses/shared-domain/proposal/limits";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { proposal, threeLines } from "../testing/proposal-samples";
import { groupedLines, namedLines, searchedLines, stateOf } from "./line-groups";
import { counted, nameOf, proposalScope, teamNameOf } from "./proposal-name";

const lea = { id: 21, firstname: "Léa", lastname: "Martin", nickname: "Lélé" };
const theo = { id: 22, firstname: "Théo", lastname: "Martin", nickname: null };
const bar = { id: 7, name: "Tenir le bar de l'été", topPriority: true };
const gate = { id: 9, name: "Entrée", topPriority: false };
const named = namedLines(threeLines, { people: [lea, theo], tasks: [bar, gate] });
const find = (text: string, state: Parameters<typeof searchedLines>[1]["state"] = null) =>
  searchedLines(named, { text, state }).map(({ rank }) => rank);

describe("The lines of a proposal", () => {
  it("name their person, their task and their moment", () => {
    expect(named.map(({ person, task, moment }) => [person, task, moment])).toEqual([
      ["Léa (Lélé) Martin", "FT #7 - Tenir le bar de l'été", "vendredi 15 mai, 18:00 - 20:00"],
      ["Théo Martin", "FT #9 - Entrée", "vendredi 15 mai, 18:00 - 20:00"],
      ["Léa (Lélé) Martin", "FT #9 - Entrée", "vendredi 15 mai, 20:00 - 22:00"],
    ]);
    expect(named.map(({ topPriority }) => topPriority)).toEqual([true, false, false]);
  });

  it("stay readable when their person or their task has gone since", () => {
    const [line] = namedLines(threeLines, { people: [], tasks: [] });
    expect(line).toMatchObject({
      person: "Une personne qui n'est plus là",
      task: "FT #7",
      topPriority: false,
    });
  });

  it("are found by person, nickname, task, number and team, in any order and whatever the accents", () => {
    expect(find("")).toEqual([0, 1, 2]);
    expect(find("lele")).toEqual([0, 2]);
    expect(find("ÉTÉ bar")).toEqual([0]);
    expect(find("entree léa")).toEqual([2]);
    expect(find("9")).toEqual([1, 2]);
    expect(find("benevole")).toEqual([0, 1, 2]);
    expect(find("licorne")).toEqual([]);
  });

  it("are open, accepted, or no longer possible; an accepted one needs no reason", () => {
    expect(stateOf({ acceptanceId: null, obstacle: null })).toBe("OPEN");
    expect(stateOf({ acceptanceId: null, obstacle: "En pause" })).toBe("IMPOSSIBLE");
    expect(stateOf({ acceptanceId: "a", obstacle: "En pause" })).toBe("ACCEPTED");
    expect(stateOf({})).toBe("OPEN");
  });

  it("are filtered by their state, together with what is typed", () => {
    const lines = named.map((line, rank) => ({ ...line, acceptanceId: rank === 0 ? "a" : null }));
    const ranks = (text: string, state: "OPEN" | "ACCEPTED" | "IMPOSSIBLE") =>
      searchedLines(lines, { text, state }).map(({ rank }) => rank);
    expect(ranks("", "ACCEPTED")).toEqual([0]);
    expect(ranks("", "OPEN")).toEqual([1, 2]);
    expect(ranks("lea", "OPEN")).toEqual([2]);
    expect(ranks("", "IMPOSSIBLE")).toEqual([]);
  });
});

describe("The groups of a proposal", () => {
  const lines = named.map((line, rank) => ({ ...line, obstacle: rank === 2 ? "En pause" : null }));

  it("are one for each task: who comes, who goes, and what can still be accepted", () => {
    expect(
      groupedLines(lines, "task").map(({ id, name, gains, losses, open }) => [id, name, gains, losses, open]),
    ).toEqual([
      [7, "FT #7 - Tenir le bar de l'été", 1, 0, 1],
      [9, "FT #9 - Entrée", 1, 1, 1],
    ]);
  });

  it("are one for each person, none of whom is a priority", () => {
    const groups = groupedLines(lines, "person");
    expect(groups.map(({ name, gains, losses, open }) => [name, gains, losses, open])).toEqual([
      ["Léa (Lélé) Martin", 2, 0, 1],
      ["Théo Martin", 0, 1, 1],
    ]);
    expect(groups.some(({ topPriority }) => topPriority)).toBe(false);
    expect(groupedLines(lines, "task").map(({ topPriority }) => topPriority)).toEqual([true, false]);
  });

  it("hold their lines in the order of the proposal", () => {
    const [, entry] = groupedLines(lines, "task");
    expect(entry?.lines.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(groupedLines([], "task")).toEqual([]);
  });
});

describe("A proposal is named", () => {
  it("by its moment, and by who asked for it as long as they are there", () => {
    expect(nameOf(proposal(18))).toBe("Proposition du 15/05/2026 18:00 (Léa Martin)");
    expect(nameOf(proposal(18, { requestedBy: null }))).toBe("Proposition du 15/05/2026 18:00");
  });

  it("by the slots that it is about", () => {
    const scope = (limits: Parameters<typeof proposalScope>[0]["limits"]) =>
      proposalScope({ limits }, seededTeams);
    expect(scope(noLimits)).toBe("Tous");
    expect(scope({ period: null, teams: ["bar", "gone"] })).toMatch(/Bar.*gone/);
    const during = { period: { start: fridayAt(18), end: fridayAt(26) }, teams: [] };
    expect(scope(during)).toBe("du vendredi 15 mai à 18:00 au samedi 16 mai à 02:00");
  });

  it("with the name of a team, or its code once no team has it", () => {
    expect(teamNameOf("bar", seededTeams)).toBe("Bar");
    expect(teamNameOf("gone", seededTeams)).toBe("gone");
  });

  it.each([
    [0, "0 ligne"],
    [1, "1 ligne"],
    [2, "2 lignes"],
  ])("%s of its lines are « %s »", (count, words) => {
    expect(counted(count, "ligne")).toBe(words);
  });
});
