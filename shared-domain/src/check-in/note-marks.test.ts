import { refusal } from "../testing/refusal";
import {
  answersFor,
  checkOpen,
  markProblem,
  mayCheckIn,
  mayComplete,
  notInCharge,
  sortMarks,
  type SlotToCheck,
  closedReason,
} from "./note-marks";
import type { CheckInMark } from "./presence";

const [LEA, NOEL, ZOE, MAX, STRANGER] = [1, 2, 3, 4, 5];
const slot = { start: new Date("2027-05-14T16:00:00Z"), end: new Date("2027-05-14T18:00:00Z") };
const context: SlotToCheck = {
  slot,
  assignees: [LEA, NOEL],
  noted: [ZOE],
  members: [LEA, NOEL, ZOE, MAX],
  festivalStart: new Date("2027-05-14T16:00:00Z"),
  now: new Date("2027-05-14T17:00:00Z"),
};
let noted = 0;
const mark = (of: Partial<CheckInMark> = {}): CheckInMark => ({
  id: `mark-${String((noted += 1))}`,
  userId: LEA,
  kind: "ARRIVED",
  replacedBy: null,
  notedAt: "2027-05-14T16:05:00.000Z",
  ...of,
});
const problem = (of: Partial<CheckInMark>) => markProblem(mark(of), context);

describe("CI-1 Who may tick people off", () => {
  const task = { administratorId: 11, contacts: [12], volunteersInCharge: [13] };
  const nobody = { teams: [], permissions: ["view-planning"] };

  it("is an assigner or a volunteer in charge of the task", () => {
    for (const id of [11, 12, 13]) expect(mayCheckIn(nobody, id, task)).toBe(true);
    expect(mayCheckIn({ teams: [], permissions: ["affect-volunteer"] }, 14, task)).toBe(true);
    expect(mayCheckIn({ teams: ["admin"], permissions: [] }, 14, task)).toBe(true);
  });

  it("is nobody else", () => {
    expect(mayCheckIn(nobody, 14, task)).toBe(false);
    expect(() => {
      throw notInCharge();
    }).toThrow(
      refusal("Seules les personnes responsables de cette tâche peuvent pointer ce créneau", "forbidden"),
    );
  });
});

describe("CI-12 Who answers for a task", () => {
  it("is its administrator, a contact or a person in charge, not those who only assign", () => {
    const task = { administratorId: 11, contacts: [12], volunteersInCharge: [13] };
    for (const id of [11, 12, 13]) expect(answersFor(id, task)).toBe(true);
    expect(answersFor(14, task)).toBe(false);
  });
});

describe("CI-5 When something may be noted", () => {
  it("takes a phone that is a few minutes ahead, and none from the future", () => {
    expect(problem({ notedAt: "2027-05-14T17:04:00.000Z" })).toBeUndefined();
    expect(problem({ notedAt: "2027-05-14T17:06:00.000Z" })).toBe(
      "Ce pointage vient du futur : vérifie l'heure de ton téléphone",
    );
  });

  it("takes nothing older than the eve of the festival, or of a slot before it", () => {
    const older = "Ce pointage est plus ancien que le festival : vérifie l'heure de ton téléphone";
    expect(problem({ notedAt: "2027-05-13T16:30:00.000Z" })).toBeUndefined();
    expect(problem({ notedAt: "2027-05-13T15:30:00.000Z" })).toBe(older);
    expect(problem({ notedAt: "1970-01-01T00:00:00.000Z" })).toBe(older);
    const later = { ...context, festivalStart: new Date("2027-05-20T16:00:00Z") };
    expect(markProblem(mark(), later)).toBeUndefined();
  });

  it("leaves a day to those in charge, and until the end of the next day of Paris to anyone who assigns", () => {
    const after = (hours: number) => new Date(slot.end.getTime() + hours * 3_600_000);
    expect([mayComplete(slot, after(24), false), mayComplete(slot, after(24.1), false)]).toEqual([
      true,
      false,
    ]);
    // 20:00 in Paris on Friday: Saturday ends 28 hours later.
    expect([mayComplete(slot, after(27.9), true), mayComplete(slot, after(28), true)]).toEqual([true, false]);
    expect(closedReason(slot, after(24), false)).toBeUndefined();
    expect(closedReason(slot, after(28), true)).toBe(
      "Ce créneau s'est terminé le 14/05/2027 20:00 : il ne peut plus être pointé",
    );
  });

  it("begins three hours before the slot, for anyone who assigns too", () => {
    const before = (hours: number) => new Date(slot.start.getTime() - hours * 3_600_000);
    expect(closedReason(slot, before(3), true)).toBeUndefined();
    expect(closedReason(slot, before(3.01), true)).toBe(
      "Ce créneau commence le 14/05/2027 18:00 : il se pointe à partir de 3 h avant",
    );
    expect(() => checkOpen(slot, before(48), false)).toThrow(
      refusal(closedReason(slot, before(48), false) ?? ""),
    );
  });

  it("counts the next day of Paris when the clocks change too", () => {
    // In 2027 the night of the 28th of March has no 2 o'clock, and that of the 31st of October has it twice.
    const spring = { end: new Date("2027-03-26T23:30:00Z") };
    expect(mayComplete(spring, new Date("2027-03-28T21:59:00Z"), true)).toBe(true);
    expect(mayComplete(spring, new Date("2027-03-28T22:00:00Z"), true)).toBe(false);
    const autumn = { end: new Date("2027-10-30T12:00:00Z") };
    expect(mayComplete(autumn, new Date("2027-10-31T22:59:00Z"), true)).toBe(true);
    expect(mayComplete(autumn, new Date("2027-10-31T23:00:00Z"), true)).toBe(false);
  });
});

describe("CI-6 Who may be ticked", () => {
  it("is on the slot, or came as a replacement", () => {
    expect(problem({ userId: NOEL })).toBeUndefined();
    expect(problem({ userId: ZOE })).toBeUndefined();
    expect(problem({ userId: MAX })).toBe(
      "Cette personne n'est pas sur ce créneau : elle ne peut qu'y remplacer quelqu'un",
    );
  });

  it("is replaced by a member who is not expected there", () => {
    const replaced = (replacedBy: number | null) => problem({ kind: "REPLACED", replacedBy });
    expect(replaced(MAX)).toBeUndefined();
    expect(replaced(NOEL)).toBe("La personne qui remplace est déjà attendue sur ce créneau");
    expect(replaced(LEA)).toBe("Une personne ne peut pas se remplacer elle-même");
    expect(replaced(STRANGER)).toBe("La personne qui remplace n'existe pas");
    expect(replaced(null)).toBe("La personne qui remplace n'existe pas");
    expect(problem({ replacedBy: MAX })).toBe("Seule une personne remplacée a quelqu'un à sa place");
  });

  it("may be the replacement of a mark that is sent along, whatever their order", () => {
    const marks = [
      mark({ userId: MAX }),
      mark({ userId: NOEL, kind: "REPLACED", replacedBy: MAX }),
      mark({ userId: STRANGER }),
    ];
    const { accepted, refused } = sortMarks(marks, context);
    expect(accepted).toEqual(marks.slice(0, 2));
    expect(refused).toEqual([
      {
        id: marks[2]?.id,
        message: "Cette personne n'est pas sur ce créneau : elle ne peut qu'y remplacer quelqu'un",
      },
    ]);
  });

  it("is not the replacement of a mark that is refused", () => {
    const wrong = mark({
      userId: NOEL,
      kind: "REPLACED",
      replacedBy: MAX,
      notedAt: "2028-01-01T00:00:00.000Z",
    });
    expect(sortMarks([wrong, mark({ userId: MAX })], context).accepted).toEqual([]);
  });
});

describe("CI-10 CI-11 What a mark may carry", () => {
  it("is an hour near the slot, and an illness of an absence alone", () => {
    expect(problem({ happenedAt: "2027-05-14T15:50:00.000Z" })).toBeUndefined();
    expect(problem({ happenedAt: "2027-05-14T08:00:00.000Z" })).toBe("L'arrivée est entre 15:00 et 20:00");
    expect(problem({ kind: "ABSENT", isIll: true })).toBeUndefined();
    expect(problem({ isIll: true })).toBe("Seule une personne absente peut être malade");
  });
});
