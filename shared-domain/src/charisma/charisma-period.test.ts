import { FestivalError, problemIn } from "../festival-error";
import { hours } from "../volunteer-availability/testing/availabilities";
import { charismaPeriodToStore, charismaPeriodUpdate, overlapProblem } from "./charisma-period";

const from = (start: number, end: number) => ({
  start: hours(start, end).start.toISOString(),
  end: hours(start, end).end.toISOString(),
});
const night = { id: 1, name: "Nuit", charisma: 20, ...from(0, 6) };
const morning = { id: 2, name: "Matin", charisma: 10, ...from(6, 12) };

describe("A charisma period", () => {
  it("is kept with its name tidied, and may be worth nothing", () => {
    const form = { name: "  Nuit ", charisma: 0, ...from(0, 6) };
    expect(charismaPeriodToStore(form, [])).toEqual({ ...form, name: "Nuit" });
  });

  it.each([
    ["without a name", { name: "  " }, "Le nom du créneau ne peut pas être vide"],
    ["worth less than nothing", { charisma: -1 }, "Le charisme par heure ne peut pas être négatif"],
    ["worth a part of a point", { charisma: 1.5 }, "Le charisme par heure doit être un entier"],
    [
      "worth too much",
      { charisma: 10_001 },
      `Le charisme par heure ne peut pas dépasser ${(10_000).toLocaleString("fr")}`,
    ],
    ["that ends before it starts", from(6, 0), "La date de fin doit être après la date de début"],
    ["that doesn't last", from(6, 6), "La période doit avoir une durée"],
  ])("%s is refused", (_, wrong, message) => {
    const form = { name: "Nuit", charisma: 5, ...from(0, 6), ...wrong };
    expect(problemIn(() => charismaPeriodToStore(form, []))).toBe(message);
  });

  it("overlaps no other, for an hour would count twice; touching is fine", () => {
    const dawn = { name: "Aube", charisma: 5, ...from(5, 7) };
    expect(() => charismaPeriodToStore(dawn, [night, morning])).toThrow(
      "Ce créneau chevauche le créneau « Nuit »",
    );
    expect(overlapProblem(morning, [night])).toBeUndefined();
  });

  it("may be moved over where it stood, but not over another", () => {
    const all = [night, morning];
    expect(charismaPeriodUpdate(night, { end: from(5, 5).end }, all)).toEqual({ ...night, ...from(0, 5) });
    expect(() => charismaPeriodUpdate(night, { end: from(7, 7).end }, all)).toThrow(FestivalError);
  });
});
