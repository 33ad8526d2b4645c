import { badInputRefusal, refusal } from "../testing/refusal";
import { toParis } from "../time/paris";
import { daysBetween, festivalMoved, restartedSlot } from "./restart-dates";

/** Friday the 14th of May 2027, 18:00 in Paris. */
const former = { edition: 52, start: "2027-05-14T16:00:00.000Z" };
const at = (start: string | null) => ({ edition: 53, start });

describe("ED-6 The days from one festival to the next", () => {
  it("are the whole weeks nearest to the distance of both", () => {
    expect(daysBetween(former, at("2028-05-12T16:00:00.000Z"))).toBe(364);
    expect(daysBetween(former, at("2028-05-19T16:00:00.000Z"))).toBe(371);
    // A festival that opens on a Thursday: its Friday is the day after.
    expect(daysBetween(former, at("2028-05-11T16:00:00.000Z"))).toBe(364);
    expect(daysBetween(former, at("2028-05-16T16:00:00.000Z"))).toBe(371);
  });

  it("are 52 weeks an edition where the day of the former one is not known", () => {
    const next = at("2028-05-12T16:00:00.000Z");
    expect(daysBetween({ edition: 52, start: null }, next)).toBe(364);
    expect(daysBetween({ edition: 50, start: null }, next)).toBe(1_092);
  });

  it("are refused while the next festival has no date of its own", () => {
    const message =
      "La date du festival de l'édition 53 n'est pas encore fixée : elle se choisit dans la configuration";
    expect(() => daysBetween(former, at(null))).toThrow(refusal(message));
    expect(() => daysBetween(former, at(former.start))).toThrow(refusal(message));
  });

  it("are those that the preview showed", () => {
    expect(festivalMoved().kind).toBe("stale");
  });
});

describe("ED-6 A slot of the former edition", () => {
  it("keeps its weekday and its hours of Paris, whatever the clocks do", () => {
    const winter = { start: "2027-03-26T17:00:00.000Z", end: "2027-03-26T19:00:00.000Z" };
    const moved = restartedSlot(winter, 371);
    expect(moved).toEqual({ start: "2028-03-31T16:00:00.000Z", end: "2028-03-31T18:00:00.000Z" });
    expect(toParis(new Date(moved.start)).hour).toBe(toParis(new Date(winter.start)).hour);
    expect(new Date(moved.start).getUTCDay()).toBe(new Date(winter.start).getUTCDay());
  });

  it("stays in this century", () => {
    const late = { start: "2099-06-01T10:00:00.000Z", end: "2099-06-01T12:00:00.000Z" };
    expect(() => restartedSlot(late, 364)).toThrow(badInputRefusal("La date doit être entre 2000 et 2099"));
  });
});
