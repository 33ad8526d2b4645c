import type { PeerTables } from "../peer";
import { numberPeople } from "../people/number-people";
import { at, erased, peerWith, person } from "../testing/peer-rows";
import { now, target, toldReport } from "../testing/told";
import { participationRows } from "./participation-rows";
import { availabilityRows, breakRows, charismaPeriodRows } from "./time-rows";

function imported(tables: Partial<PeerTables>) {
  const peer = peerWith({ user: [person(), erased(9)], ...tables });
  const { told, report } = toldReport();
  const ids = numberPeople(peer, target, now);
  return {
    availabilities: availabilityRows(peer, ids, report),
    breaks: breakRows(peer, ids, report),
    periods: charismaPeriodRows(peer, report),
    participations: participationRows(peer, ids, report),
    told,
  };
}

/** Hours of 15 May 2026 in Paris. */
const hours = (start: number, end: number) => ({
  start: at(`2026-05-15T${String(start - 2).padStart(2, "0")}:00:00Z`),
  end: at(`2026-05-15T${String(end - 2).padStart(2, "0")}:00:00Z`),
});

describe("Imported availabilities", () => {
  const available = (start: number, end: number, user_id = 7) => ({ user_id, ...hours(start, end) });

  it("that overlap or touch are one, and each row is told of once", () => {
    const { availabilities, told } = imported({
      volunteer_availability: [available(10, 12), available(12, 14), available(13, 16), available(18, 20)],
    });
    expect(availabilities.map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      [hours(10, 16).start, hours(10, 16).end],
      [hours(18, 20).start, hours(18, 20).end],
    ]);
    expect(told.map((line) => line.split(" ")[0])).toEqual(["merged", "merged"]);
  });

  it("that last no time, or of somebody erased, are out", () => {
    const { availabilities, told } = imported({
      volunteer_availability: [available(12, 12), available(12, 10), available(10, 12, 9)],
    });
    expect(availabilities).toEqual([]);
    expect(told).toHaveLength(3);
  });

  it("that break AV-6 come, and the report says that they stand in the way", () => {
    const { availabilities, told } = imported({ volunteer_availability: [available(11, 14)] });
    expect(availabilities).toHaveLength(1);
    expect(told[0]).toMatch(/^noted .*heures impaires.*ne pourra rien ajouter/);
  });
});

describe("Imported breaks", () => {
  it("lose their name, which is told unless it is the usual one", () => {
    const { breaks, told } = imported({
      break_period: [
        { volunteer_id: 7, ...hours(10, 12), name: "Pause" },
        { volunteer_id: 7, ...hours(11, 13), name: "Partiel" },
        { volunteer_id: 7, ...hours(13, 13), name: "Pause" },
      ],
    });
    expect(breaks).toHaveLength(2);
    expect(told).toEqual([
      expect.stringContaining("« Partiel »"),
      expect.stringMatching(/^out break_period/),
    ]);
  });
});

describe("Imported charisma periods", () => {
  it("are kept apart in the order of ids", () => {
    const period = (id: number, start: number, end: number, charisma = 5) => ({
      id,
      name: `P${String(id)}`,
      charisma,
      ...hours(start, end),
    });
    const { periods, told } = imported({
      charisma_period: [
        period(1, 10, 12),
        period(2, 11, 13),
        period(3, 12, 14, -1),
        period(4, 12, 12),
        period(5, 12, 14, 0),
      ],
    });
    expect(periods.map(({ id }) => id)).toEqual([1, 5]);
    expect(told).toEqual([
      expect.stringContaining("chevauche « P1 » (nº 1)"),
      expect.stringContaining("charisme négatif"),
      expect.stringContaining("ne dure pas"),
    ]);
  });
});

describe("Imported participations", () => {
  const part = (name: string, slug: string, fields: object = {}) => ({
    participant_id: 7,
    slug,
    event_date: "2026-03-01",
    name,
    charisma: 10,
    ...fields,
  });

  it("have our slugs, but where two would be one", () => {
    const { participations, told } = imported({
      charisma_event_participation: [
        part("Câbles & prises", "cables-prises"),
        part("Piñata", "piñata"),
        part("Pinata", "pinata"),
      ],
    });
    expect(participations.map(({ slug }) => slug)).toEqual(["cables-&-prises", "piñata", "pinata"]);
    expect(told).toHaveLength(2);
  });

  it("of no points, or no real day, are out", () => {
    const { participations, told } = imported({
      charisma_event_participation: [
        part("A", "a", { charisma: 0 }),
        part("B", "b", { event_date: "2026-02-30" }),
        part("C", "c", { event_date: "demain" }),
      ],
    });
    expect(participations).toEqual([]);
    expect(told).toHaveLength(3);
  });
});
