import { linesThatDiffer, proposalLines } from "./lines";
import type { ProposalProblem } from "./problem";
import { hours, person, place, problemOf, slotOf } from "./testing/drawn-festival";

const names = {
  person: (id: number) => ["", "Léa", "Noé", "Zoé", "Max", "Ève"][id] ?? "",
  task: (id: number) => `Tâche ${String(id)}`,
};
const [morning, noon, evening] = [
  slotOf(1, hours(8, 12)),
  slotOf(2, hours(10, 14)),
  slotOf(3, hours(18, 22)),
];
const slots = [morning, noon, evening];
const comes = (personId: number, slot = morning) => ({ ...place(personId, slot), fixed: false });
const linesOf = (problem: Partial<ProposalProblem>, places: ReturnType<typeof place>[]) =>
  proposalLines(problemOf({ slots, ...problem }), { places }, names);
const reasons = (lines: ReturnType<typeof linesOf>) => lines.map(({ kind, reason }) => `${kind} ${reason}`);

describe("The lines of a proposal", () => {
  it("are what it changes against today, by task and time, losses first", () => {
    const people = [1, 2, 3].map((id) => person(id));
    const today = [comes(1), comes(2)];
    const lines = linesOf({ people, today }, [place(2, morning), place(3, morning), place(3, evening)]);
    expect(lines.map(({ kind, personId, slotKey: key }) => [kind, personId, key])).toEqual([
      ["LOSS", 1, morning.key],
      ["GAIN", 3, morning.key],
      ["GAIN", 3, evening.key],
    ]);
  });

  it("leave out whom a sheet names", () => {
    const today = [{ ...comes(1), as: null, fixed: true }];
    expect(linesOf({ people: [person(1)], today }, [])).toEqual([]);
  });

  it("say that friends come together, and count those who are many", () => {
    const people = [person(1, { friendIds: [2, 3, 4, 5] }), ...[2, 3, 4, 5].map((id) => person(id))];
    const [two] = linesOf({ people }, [place(1, morning), place(2, morning), place(3, morning)]);
    expect(two?.reason).toBe("vient avec Noé et Zoé ; disponible, peu d'heures jusqu'ici (0 h)");
    const [four] = linesOf(
      { people },
      [1, 2, 3, 4, 5].map((id) => place(id, morning)),
    );
    expect(four?.reason).toMatch(/^vient avec Noé, Zoé, Max et 1 autre ;/);
  });

  it("say what a volunteer wished, and how much they work already", () => {
    const people = [person(1, { preference: "STACKED" }), person(2, { preference: "NO_REST" }), person(3)];
    const next = slotOf(4, hours(12, 14), 2, { topPriority: true });
    const lines = linesOf({ people, slots: [morning, next], today: [comes(1), comes(2)] }, [
      place(1, morning),
      place(2, morning),
      place(1, next),
      place(2, next),
      place(3, next),
    ]);
    expect(reasons(lines)).toEqual([
      "GAIN tâche prioritaire ; à la suite d'un autre créneau, comme demandé ; disponible (4 h jusqu'ici)",
      "GAIN tâche prioritaire ; veut un maximum de créneaux ; disponible (4 h jusqu'ici)",
      "GAIN tâche prioritaire ; disponible, peu d'heures jusqu'ici (0 h)",
    ]);
  });

  it("say where a volunteer goes who loses a slot, or which one replaces them", () => {
    const people = [person(1), person(2), person(3, { availabilities: [] })];
    const important = { ...noon, topPriority: true };
    const problem = {
      people,
      slots: [morning, important, evening],
      today: [comes(1), comes(3), comes(2, evening)],
    };
    const lines = linesOf(problem, [place(1, important), place(2, morning)]);
    expect(reasons(lines.filter(({ kind }) => kind === "LOSS"))).toEqual([
      "LOSS va à la FT #2 - Tâche 2 au même moment, tâche prioritaire",
      "LOSS n'est plus disponible",
      "LOSS libère du temps pour d'autres créneaux",
    ]);
    const replaced = linesOf({ people: [person(1), person(2)], today: [comes(1)] }, [place(2, morning)]);
    expect(reasons(replaced)[0]).toBe("LOSS libère sa place pour Noé");
    const lighter = linesOf({ people: [person(1), person(2)], today: [comes(1), comes(1, evening)] }, [
      place(1, morning),
    ]);
    expect(reasons(lighter)).toEqual(["LOSS allège son planning (8 h jusqu'ici)"]);
  });

  it("differ between two proposals where only one has them", () => {
    const people = [person(1), person(2)];
    const [one, other] = [
      linesOf({ people }, [place(1, morning), place(2, evening)]),
      linesOf({ people }, [place(1, morning)]),
    ];
    expect(linesThatDiffer(one, other)).toMatchObject({
      onlyOne: [{ personId: 2, slotKey: evening.key }],
      onlyOther: [],
    });
  });
});
