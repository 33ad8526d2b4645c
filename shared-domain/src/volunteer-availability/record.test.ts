import { badInputRefusal, refusal } from "../testing/refusal";
import type { Period } from "../time/period";
import {
  MOST_AVAILABILITIES,
  checkMayRead,
  checkMayRecord,
  recordAvailabilities,
  replaceAvailabilities,
  toBriefing,
  withdrawAvailabilities,
  withBriefing,
} from "./record";
import { hours } from "./testing/availabilities";

const TOO_SHORT = "La disponibilité doit durer au moins 2 heures";
const ODD_HOUR =
  "Il n'est pas possible de sélectionner des heures impaires en dehors du shift de la soirée (18h00-06h00)";
const record = (previous: Period[], ...sent: Period[]) => recordAvailabilities(previous, sent).availabilities;

describe("AV-6 What can be recorded", () => {
  it.each([hours(6, 8), hours(8, 18), hours(1, 3), hours(23, 25), hours(19, 21), hours(10, 13)])(
    "starts at an even hour by day, at any hour by night, and lasts two hours",
    (period) => {
      expect(record([], period)).toEqual([period]);
    },
  );

  it.each([hours(7, 9), hours(11, 13), hours(17, 19)])("does not start at odd hours by day", (period) => {
    expect(() => record([], period)).toThrow(ODD_HOUR);
  });

  it("lasts two hours that pass, also when the clocks change", () => {
    const spring = "2025-03-30";
    expect(record([], hours(1, 4, spring))).toEqual([hours(1, 4, spring)]);
    expect(() => record([], hours(1, 3, spring))).toThrow(TOO_SHORT);
  });

  it("is judged once joined", () => {
    expect(record([hours(6, 8)], hours(8, 9))).toEqual([hours(6, 9)]);
    expect(record([], hours(6, 8), hours(7, 10))).toEqual([hours(6, 10)]);
  });

  it.each([
    ["ends before it starts", hours(12, 10), "La date de fin doit être après la date de début"],
    ["does not last", hours(12, 12), "La période doit avoir une durée"],
  ])("%s: bad input", (_, period, message) => {
    expect(() => record([], period)).toThrow(badInputRefusal(message));
    expect(() => replaceAvailabilities([period])).toThrow(badInputRefusal(message));
  });
});

it("AV-7 Even hours of winter are even in Paris", () => {
  const winter = hours(8, 10, "2024-12-06");
  expect(record([], winter)).toEqual([winter]);
});

describe("AV-9 What is wrong", () => {
  it("is told at once, a line for each period, with the rule that it breaks", () => {
    expect(() => record([], hours(20, 21), hours(11, 13), hours(2, 4))).toThrow(
      refusal(
        [
          `[17/05/2024 11:00-17/05/2024 13:00]${ODD_HOUR}`,
          `[17/05/2024 20:00-17/05/2024 21:00]${TOO_SHORT}`,
        ].join("\n"),
      ),
    );
  });
});

describe("AV-10 What a volunteer adds", () => {
  it("joins what is recorded; nothing goes", () => {
    expect(record([hours(3, 5), hours(10, 12)], hours(12, 14))).toEqual([hours(3, 5), hours(10, 14)]);
    expect(record([hours(3, 5)])).toEqual([hours(3, 5)]);
  });

  it("is refused as long as something recorded is wrong, unless it mends it", () => {
    expect(() => record([hours(20, 21)], hours(10, 12))).toThrow(TOO_SHORT);
    expect(record([hours(20, 21)], hours(21, 22))).toEqual([hours(20, 22)]);
  });

  it("reads ISO instants", () => {
    const iso = { start: "2024-05-17T08:00:00.000Z", end: "2024-05-17T10:00:00.000Z" };
    expect(recordAvailabilities([iso], [iso]).availabilities).toEqual([hours(10, 12)]);
  });
});

describe("What a volunteer takes back", () => {
  const recorded = [hours(10, 16), hours(18, 22)];

  it("goes, and nothing else does", () => {
    expect(withdrawAvailabilities(recorded, [hours(12, 16)], [hours(10, 12), hours(18, 20)])).toEqual([
      hours(10, 12),
      hours(18, 22),
    ]);
    expect(withdrawAvailabilities(recorded, [hours(2, 4)], [])).toEqual(recorded);
  });

  it("stays once an assignment relies on it", () => {
    expect(() => withdrawAvailabilities(recorded, [hours(18, 22)], [hours(20, 21), hours(21, 22)])).toThrow(
      refusal(
        "On compte déjà sur toi du vendredi 17 mai à 20:00 au vendredi 17 mai à 22:00 : demande un échange",
      ),
    );
  });

  it("leaves nothing that could not be given", () => {
    expect(() => withdrawAvailabilities(recorded, [hours(18, 21)], [])).toThrow(TOO_SHORT);
  });
});

describe("AV-11 Something new", () => {
  it.each<[string, Period, boolean]>([
    ["the same again", hours(10, 14), false],
    ["a part of it", hours(10, 12), false],
    ["another time", hours(18, 20), true],
    ["its start overlapped", hours(8, 12), true],
    ["its end overlapped", hours(12, 16), true],
    ["all of it covered", hours(8, 16), true],
  ])("%s", (_, sent, isNew) => {
    expect(recordAvailabilities([hours(10, 14)], [sent]).isNew).toBe(isNew);
  });

  it("is not there when nothing is sent, and one new period is enough", () => {
    expect(recordAvailabilities([hours(10, 14)], []).isNew).toBe(false);
    const two = [hours(10, 14), hours(18, 20)];
    expect(recordAvailabilities(two, [hours(10, 12)]).isNew).toBe(false);
    expect(recordAvailabilities([hours(10, 14)], [hours(10, 12), hours(18, 20)]).isNew).toBe(true);
  });
});

it("AV-10 Pieces of availability are at most 500, once joined", () => {
  const pieces = (count: number) =>
    Array.from({ length: count }, (_, index) => hours(4 * index, 4 * index + 2));
  const tooMany = refusal("500 disponibilités au plus");
  expect(replaceAvailabilities(pieces(MOST_AVAILABILITIES))).toHaveLength(500);
  expect(() => replaceAvailabilities(pieces(MOST_AVAILABILITIES + 1))).toThrow(tooMany);
  expect(() => recordAvailabilities(pieces(MOST_AVAILABILITIES), [hours(4_000, 4_002)])).toThrow(tooMany);
});

describe("AV-12 What those who assign write", () => {
  it("replaces everything, joined and checked", () => {
    expect(replaceAvailabilities([hours(12, 14), hours(10, 12)])).toEqual([hours(10, 14)]);
    expect(replaceAvailabilities([])).toEqual([]);
    expect(() => replaceAvailabilities([hours(20, 21)])).toThrow(
      refusal(`[17/05/2024 20:00-17/05/2024 21:00]${TOO_SHORT}`),
    );
  });
});

describe("AV-14 Adding to several recorded periods", () => {
  const saturday = "2024-05-18";
  const stored = [hours(8, 10), hours(21, 24)];

  it.each<[string, Period, Period[]]>([
    ["apart, the same day", hours(12, 18), [hours(8, 10), hours(12, 18), hours(21, 24)]],
    ["over midnight", hours(0, 1, saturday), [hours(8, 10), hours(21, 25)]],
    ["a bridge", hours(10, 21), [hours(8, 24)]],
    ["over all", hours(6, 26), [hours(6, 26)]],
  ])("%s", (_, sent, all) => {
    expect(record(stored, sent)).toEqual(all);
  });
});

describe("AV-15 The briefing of the volunteers", () => {
  it("could be an availability", () => {
    expect(toBriefing(hours(18, 20))).toEqual(hours(18, 20));
    expect(() => toBriefing(hours(18, 19))).toThrow(refusal(TOO_SHORT));
    expect(() => toBriefing(hours(13, 16))).toThrow(refusal(ODD_HOUR));
    expect(() => toBriefing(hours(16, 13))).toThrow(
      badInputRefusal("La date de fin doit être après la date de début"),
    );
  });

  it("joins the availabilities of anyone who is enrolled, if there is one", () => {
    expect(withBriefing([hours(16, 18)], hours(18, 20))).toEqual([hours(16, 20)]);
    expect(withBriefing([hours(16, 18)], undefined)).toEqual([hours(16, 18)]);
  });
});

it("AV-16 Any day can be given, of the festival or not", () => {
  const later = hours(10, 12, "2024-11-02");
  expect(record([hours(10, 12)], later)).toEqual([hours(10, 12), later]);
});

describe("Whose availabilities", () => {
  const volunteer = { id: 3, teams: ["benevole"], permissions: [] };
  const manager = { id: 4, teams: ["humain"], permissions: ["affect-volunteer"] };

  it("one records one's own", () => {
    expect(() => checkMayRecord(3, volunteer)).not.toThrow();
    const others = refusal("Tu ne peux saisir que tes propres disponibilités", "forbidden");
    expect(() => checkMayRecord(4, volunteer)).toThrow(others);
    expect(() => checkMayRecord(3, manager)).toThrow(others);
  });

  it("one reads one's own, those who assign read all", () => {
    expect(() => checkMayRead(3, volunteer)).not.toThrow();
    expect(() => checkMayRead(3, manager)).not.toThrow();
    expect(() => checkMayRead(4, volunteer)).toThrow(
      refusal("Tu ne peux voir que tes propres disponibilités", "forbidden"),
    );
  });
});
