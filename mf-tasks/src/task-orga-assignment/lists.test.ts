import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { candidate } from "../testing/assignment-samples";
import {
  candidateMarks,
  matchesFriends,
  nextOrder,
  readFriendFilter,
  readOrder,
  sortPeople,
} from "./people-order";
import { firstDayToFill, lacksPeople, slotEvents, slotOfEvent, type SlotToFill } from "./slot-events";

const slot = (id: string, from: number, assigned: number): SlotToFill => ({
  taskId: 12,
  mobilizationId: "m",
  assignmentId: id,
  start: fridayAt(from),
  end: fridayAt(from + 1),
  teams: [
    { team: "bar", demand: 2, assigned },
    { team: "unknown", demand: 1, assigned: 1 },
  ],
  assignees: [],
});

describe("§5.8 The events of a task", () => {
  const slots = [slot("1", 14, 0), slot("11", 15, 2)];

  it("are one for each slot and team, in its colour, the paler the emptier", () => {
    const events = slotEvents(slots, seededTeams, "m~11");
    expect(events.map(({ title, color, filled, chosen }) => [title, color, filled, chosen])).toEqual([
      ["[0/2] Bar", "#F9C80E", 0, false],
      ["[1/1] unknown", "#808080", 1, false],
      ["[2/2] Bar", "#F9C80E", 1, true],
      ["[1/1] unknown", "#808080", 1, true],
    ]);
  });

  it("lead to their slot, also where one's number begins like another's", () => {
    const found = slotEvents(slots, seededTeams, undefined).map(
      (event) => slotOfEvent(slots, event)?.assignmentId,
    );
    expect(found).toEqual(["1", "1", "11", "11"]);
  });

  it("are shown from the first day on which a person is missing from now on", () => {
    const next = { ...slot("2", 14 + 48, 1), end: fridayAt(15 + 48) };
    expect(slots.map(lacksPeople)).toEqual([true, false]);
    expect(firstDayToFill([...slots, next], new Date(fridayAt(10)))).toBe("2026-05-15");
    expect(firstDayToFill([...slots, next], new Date(fridayAt(20)))).toBe("2026-05-17");
    expect(firstDayToFill([slot("11", 15, 2)], new Date(fridayAt(20)))).toBe("2026-05-15");
    expect(firstDayToFill([], new Date())).toBeUndefined();
  });
});

describe("§5.8 The people for a slot", () => {
  const people = [
    candidate(1, "Léa", { charisma: 5, assignmentDuration: 3 }),
    candidate(2, "Noël", { charisma: 1, assignmentDuration: 3 }),
    candidate(3, "Ugo", { charisma: 9, assignmentDuration: 1 }),
  ];
  const idsBy = (order: Parameters<typeof sortPeople>[1]) => sortPeople(people, order).map(({ id }) => id);

  it("stand by charisma, then by their hours either way, equals by charisma", () => {
    expect([idsBy("charisma"), idsBy("least"), idsBy("most")]).toEqual([
      [2, 1, 3],
      [3, 2, 1],
      [2, 1, 3],
    ]);
    expect(nextOrder(nextOrder(nextOrder("charisma")))).toBe("charisma");
    expect(["", "most", "nonsense"].map(readOrder)).toEqual(["charisma", "most", "charisma"]);
  });

  it("have no friend, friends who could come, or friends who come already, as the filter asks", () => {
    const friendless = candidate(1, "Léa", { hasAtLeastOneFriend: false });
    const withFree = candidate(2, "Noël", { assignableFriendsIds: [1] });
    const withAssigned = candidate(3, "Ugo", { hasFriendAssigned: true });
    const idsWith = (text: string) =>
      [friendless, withFree, withAssigned]
        .filter((person) => matchesFriends(person, readFriendFilter(text)))
        .map(({ id }) => id);
    expect(["none", "available", "assigned", "", "1"].map(idsWith)).toEqual([
      [1],
      [2],
      [3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it("say what speaks against them before what speaks for them", () => {
    const tired = "Léa Martin travaillerait plus de 6 h d'affilée";
    const marks = candidateMarks(
      candidate(1, "Léa", {
        restProblems: [tired],
        isRequestedOnSamePeriod: true,
        hasFriendAssigned: true,
        assignableFriendsIds: [2],
        note: "Fiable",
      }),
    );
    expect(marks.map(({ words }) => words)).toEqual([
      tired,
      "Demandé sur une FT non terminée",
      "Ami déjà assigné sur le créneau",
      "Amis disponibles sur le même créneau",
      "Note : Fiable",
    ]);
  });
});
