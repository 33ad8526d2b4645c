import type { CheckInMark, Presence } from "./presence";
import { hourProblem, nearestMoment, saidHourProblem, saidMoment } from "./said-hours";

const at = (time: string, day = "14") => new Date(`2027-05-${day}T${time}:00.000Z`);
/** From 18:00 to 20:00 in Paris. */
const slot = { start: at("16:00"), end: at("18:00") };
const problem = (kind: CheckInMark["kind"], hour: Date, notedAt = at("23:00")) =>
  hourProblem({ kind, notedAt: notedAt.toISOString(), happenedAt: hour.toISOString() }, slot);

describe("CI-10 The hour said of an arrival or a leaving", () => {
  it("is near the slot: an arrival before its end, a leaving after its start", () => {
    for (const hour of [at("13:00"), at("16:20"), at("17:59")])
      expect(problem("ARRIVED", hour)).toBeUndefined();
    for (const hour of [at("16:01"), at("18:00"), at("21:00")]) expect(problem("LEFT", hour)).toBeUndefined();
    const words = ["L'arrivée est entre 15:00 et 20:00", "Le départ est entre 18:00 et 23:00"];
    for (const hour of [at("12:59"), at("18:00"), at("16:20", "13")])
      expect(problem("ARRIVED", hour)).toBe(words[0]);
    for (const hour of [at("16:00"), at("21:01"), at("16:20", "15")]) {
      expect(problem("LEFT", hour, at("23:00", "16"))).toBe(words[1]);
    }
  });

  it("is not after the mark was noted", () => {
    expect(problem("ARRIVED", at("16:20"), at("16:20"))).toBeUndefined();
    expect(problem("ARRIVED", at("16:20"), at("16:19"))).toBe("Il n'est pas encore 18:20");
  });

  it("is of arrivals and leavings alone, and may be absent", () => {
    for (const kind of ["ABSENT", "REPLACED", "CLEARED"] as const) {
      expect(problem(kind, at("16:20"))).toBe("Seuls une arrivée et un départ ont une heure");
    }
    expect(hourProblem({ kind: "ABSENT", notedAt: at("16:20").toISOString() }, slot)).toBeUndefined();
    expect(
      hourProblem({ kind: "ABSENT", notedAt: at("16:20").toISOString(), happenedAt: null }, slot),
    ).toBeUndefined();
  });

  it("is typed by the clock of Paris, on the day of the slot", () => {
    expect(saidMoment("ARRIVED", "18:20", slot, at("17:00"))).toEqual(at("16:20"));
    expect(saidMoment("ARRIVED", "9h05", slot, at("17:00"))).toEqual(at("07:05"));
    for (const text of ["18:20", "18h20", "18 H 20", "18.20", "1820"]) {
      expect(saidMoment("ARRIVED", text, slot, at("17:00"))).toEqual(at("16:20"));
    }
    for (const text of ["17", "17h", "1700"]) {
      expect(saidMoment("ARRIVED", text, slot, at("17:00"))).toEqual(at("15:00"));
    }
    for (const text of ["", "24:00", "18:60", "18:2", "12345", "tard"]) {
      expect(saidMoment("ARRIVED", text, slot, at("17:00"))).toBeUndefined();
    }
  });

  it("of a night is of the day on which it is near the slot", () => {
    const night = { start: at("20:00"), end: at("02:00", "15") };
    const now = at("02:30", "15");
    expect(saidMoment("ARRIVED", "22:30", night, now)).toEqual(at("20:30"));
    expect(saidMoment("LEFT", "01:15", night, now)).toEqual(at("23:15"));
    expect(saidMoment("LEFT", "00:00", night, now)).toEqual(at("22:00"));
  });

  it("of a slot longer than a day is of the last day that has come", () => {
    const long = { start: at("16:00"), end: at("16:00", "16") };
    expect(saidMoment("LEFT", "18:20", long, at("17:00", "15"))).toEqual(at("16:20", "15"));
    expect(saidMoment("LEFT", "18:20", long, at("16:00", "15"))).toEqual(at("16:20"));
  });
});

describe("CI-10 The hour nearest to one that was noted", () => {
  it.each(["10:00", "13:00", "16:00", "17:00", "18:00", "20:00", "22:00"])("%s may be said", (time) => {
    for (const kind of ["ARRIVED", "LEFT"] as const) {
      const hour = nearestMoment(kind, at(time), slot, at("21:30"));
      expect(problem(kind, hour, at("21:30"))).toBeUndefined();
    }
  });

  it("is that hour where it may be said", () => {
    expect(nearestMoment("LEFT", at("17:12"), slot, at("19:00"))).toEqual(at("17:12"));
    expect(nearestMoment("LEFT", at("19:02"), slot, at("19:00"))).toEqual(at("19:00"));
  });
});

describe("CI-9 The hours said of one person", () => {
  const said = (kind: "ARRIVED" | "LEFT", hour: Date, presence: Presence) =>
    saidHourProblem(kind, hour, { presence, slot, now: at("19:00") });

  it("have the leaving after the arrival", () => {
    const arrived: Presence = { state: "arrived", arrivedAt: at("16:30"), isLate: true };
    expect(said("LEFT", at("16:29"), arrived)).toBe("Le départ est après l'arrivée, 18:30");
    expect(said("LEFT", at("16:30"), arrived)).toBeUndefined();
    const left: Presence = { ...arrived, state: "left", leftAt: at("17:30"), isEarly: true };
    expect(said("ARRIVED", at("17:31"), left)).toBe("L'arrivée est avant le départ, 19:30");
    expect(said("ARRIVED", at("16:20"), left)).toBeUndefined();
    expect(said("ARRIVED", at("16:20"), { state: "expected" })).toBeUndefined();
    expect(said("ARRIVED", at("12:20"), left)).toBe("L'arrivée est entre 15:00 et 20:00");
  });
});
