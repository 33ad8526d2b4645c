import { badInputRefusal, refusal } from "../testing/refusal";
import { parisInstant } from "../time/paris";
import { type Assignable, assign, ASSIGNED_TWICE, type AssignableSlot } from "./assign";
import { lackInWords, lacksOf, missingTeams, staffedDemands, teamsToComeAs } from "./demand";

const hours = (from: number, to: number) => ({
  start: parisInstant("2027-05-21", from),
  end: parisInstant("2027-05-21", to),
});
const evening = hours(18, 20);
const slot = (details: Partial<AssignableSlot> = {}): AssignableSlot => ({
  ...evening,
  demands: [
    { team: "benevole", demand: 2 },
    { team: "confiance", demand: 1 },
  ],
  assignees: [],
  teamNames: new Map([
    ["benevole", "Bénévole"],
    ["confiance", "Confiance"],
  ]),
  ...details,
});
const volunteer = (details: Partial<Assignable> = {}): Assignable => ({
  id: 1,
  firstname: "Léa",
  lastname: "Roux",
  nickname: null,
  teams: ["benevole"],
  availabilities: [hours(16, 22)],
  breaks: [],
  slots: [],
  ...details,
});
const lea = { id: 1 };
const max = { id: 2 };

describe("TM-1, TM-2 The teams that count", () => {
  it("organisers and elders count as trusted, and nothing else is implied", () => {
    expect(teamsToComeAs(["benevole", "hard"])).toEqual(["benevole", "hard", "confiance"]);
    expect(teamsToComeAs(["vieux", "confiance"])).toEqual(["vieux", "confiance"]);
    expect(teamsToComeAs(["soft"])).toEqual(["soft"]);
  });

  it("TM-3 who is trusted without being an organiser or an elder comes as neither", () => {
    expect(teamsToComeAs(["confiance"])).toEqual(["confiance"]);
    const demands = [
      { team: "hard", demand: 1 },
      { team: "vieux", demand: 1 },
    ];
    for (const { team } of demands) {
      const trusted = [{ volunteer: volunteer({ teams: ["confiance"] }), as: team }];
      expect(() => assign(slot({ demands }), trusted)).toThrow(
        refusal(`Léa Roux ne peut pas être affecté·e en tant que ${team}`),
      );
    }
    for (const team of ["hard", "vieux"]) {
      const trusted = [{ volunteer: volunteer({ teams: [team] }), as: "confiance" }];
      expect(assign(slot(), trusted)).toEqual([{ ...lea, as: "confiance" }]);
    }
  });
});

describe("5.3 The places of a slot", () => {
  it("are filled by those who come for the team, not by those whom the mobilization names", () => {
    const staffed = staffedDemands(slot().demands, [{ as: "benevole" }, {}, { as: "confiance" }]);
    expect(staffed).toEqual([
      { team: "benevole", demand: 2, assigned: 1 },
      { team: "confiance", demand: 1, assigned: 1 },
    ]);
    expect(missingTeams(staffed)).toEqual(["benevole"]);
  });

  it("that are open are told team by team, in words; a team with too many makes up for no other", () => {
    const lacks = lacksOf([
      { team: "bar", demand: 3, assigned: 1 },
      { team: "hard", demand: 1, assigned: 4 },
      { team: "parti", demand: 1, assigned: 0 },
    ]);
    expect(lacks).toEqual([
      { team: "bar", count: 2 },
      { team: "parti", count: 1 },
    ]);
    expect(lackInWords(lacks, [{ code: "bar", name: "Bar" }])).toBe("2 × Bar, 1 × parti");
  });
});

describe("5.3 A person comes to a slot", () => {
  it("as a member of a team that it asks for", () => {
    expect(assign(slot(), [{ volunteer: volunteer(), as: "benevole" }])).toEqual([
      { ...lea, as: "benevole" },
    ]);
  });

  it("together with others, all or none", () => {
    const friends = [volunteer(), volunteer({ id: 2, teams: ["benevole", "vieux"] })];
    const places = friends.map((friend) => ({ volunteer: friend, as: "benevole" }));
    expect(assign(slot(), places).map(({ id }) => id)).toEqual([1, 2]);
    const third = { volunteer: volunteer({ id: 3, firstname: "Zoé" }), as: "benevole" };
    expect(() => assign(slot(), [...places, third])).toThrow(
      refusal("Il n'y a plus de place en tant que Bénévole pour Zoé Roux"),
    );
  });

  it("and stays when assigned again, even if something came between", () => {
    const there = slot({ assignees: [{ ...lea, as: "benevole" }] });
    const away = volunteer({ availabilities: [] });
    expect(assign(there, [{ volunteer: away, as: "benevole" }])).toEqual([{ ...lea, as: "benevole" }]);
  });

  it("or changes team where there is room", () => {
    const there = slot({ assignees: [{ ...lea, as: "benevole" }] });
    const organiser = volunteer({ teams: ["benevole", "hard"] });
    expect(assign(there, [{ volunteer: organiser, as: "confiance" }])).toEqual([{ ...lea, as: "confiance" }]);
    const full = slot({
      assignees: [
        { ...lea, as: "benevole" },
        { ...max, as: "confiance" },
      ],
    });
    expect(() => assign(full, [{ volunteer: organiser, as: "confiance" }])).toThrow(
      refusal("Il n'y a plus de place en tant que Confiance pour Léa Roux"),
    );
  });

  it("even when it names a person: a place of a team is not theirs", () => {
    const named = slot({ demands: [{ team: "benevole", demand: 1 }], assignees: [max] });
    expect(assign(named, [{ volunteer: volunteer(), as: "benevole" }])).toHaveLength(2);
  });

  it("once a call", () => {
    const twice = [volunteer(), volunteer()].map((one) => ({ volunteer: one, as: "benevole" }));
    expect(() => assign(slot(), twice)).toThrow(badInputRefusal(ASSIGNED_TWICE));
  });
});

describe("5.3 Nobody comes to a slot", () => {
  const assigned =
    (who: Partial<Assignable>, as = "benevole", where = slot()) =>
    () =>
      assign(where, [{ volunteer: volunteer(who), as }]);
  const elsewhere = { ...hours(19, 21), task: { id: 7, name: "Bar" } };

  it.each<[string, Partial<Assignable>, string]>([
    ["of no such team", { teams: ["soft"] }, "Léa Roux ne peut pas être affecté·e en tant que Bénévole"],
    ["who is not available", { availabilities: [] }, "Léa Roux n'est pas disponible sur ce créneau"],
    [
      "whose two availabilities only make up the slot together",
      { availabilities: [hours(16, 19), hours(20, 22)] },
      "Léa Roux n'est pas disponible sur ce créneau",
    ],
    ["who is elsewhere", { slots: [elsewhere] }, "Léa Roux est déjà affecté·e sur la FT #7 - Bar"],
    ["on a break", { breaks: [hours(17, 19)] }, "Léa Roux est en pause sur ce créneau"],
  ])("%s", (_, who, message) => {
    expect(assigned(who)).toThrow(refusal(message));
  });

  it("for a team that it does not ask for", () => {
    expect(assigned({ teams: ["benevole", "bde"] }, "bde")).toThrow(
      refusal("Léa Roux ne peut pas être affecté·e en tant que bde"),
    );
  });

  it("that is full", () => {
    const full = slot({ assignees: [5, 6].map((id) => ({ id, as: "benevole" })) });
    expect(assigned({}, "benevole", full)).toThrow(
      refusal("Il n'y a plus de place en tant que Bénévole pour Léa Roux"),
    );
  });

  it("but what only touches it stands in nobody's way", () => {
    const before = { ...hours(16, 18), task: { id: 7, name: "Bar" } };
    const free = volunteer({ slots: [before], breaks: [hours(20, 21)] });
    expect(assign(slot(), [{ volunteer: free, as: "benevole" }])).toHaveLength(1);
  });
});
