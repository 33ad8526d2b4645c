import { ageText, kioskBoard, type KioskSlot } from "./kiosk-board";

const at = (time: string) => new Date(`2027-05-14T${time}:00Z`);
const slot = (task: string, place: string | null, start: string, end: string): KioskSlot => ({
  task,
  place,
  people: ["Léa Martin"],
  start: at(start).toISOString(),
  end: at(end).toISOString(),
});
const names = (slots: readonly KioskSlot[]) => slots.map(({ task }) => task);

describe("The screen that says who is where", () => {
  const slots = [
    slot("Sécurité", null, "16:00", "20:00"),
    slot("Scène", "Grande scène", "17:00", "19:00"),
    slot("Bar", "Zone B", "18:00", "20:00"),
    slot("Accueil", "Zone B", "16:00", "18:00"),
    slot("Rangement", "Zone A", "19:00", "20:00"),
    slot("Nuit", "Zone A", "19:01", "22:00"),
  ];

  it("has those whose slot goes on, by place and task; what has no place comes last", () => {
    expect(names(kioskBoard(slots, at("17:30")).present)).toEqual(["Scène", "Accueil", "Sécurité"]);
  });

  it("changes over at the very instant at which a slot ends and the next begins", () => {
    expect(names(kioskBoard(slots, at("18:00")).present)).toEqual(["Scène", "Bar", "Sécurité"]);
  });

  it("announces what begins within the hour, and nothing later", () => {
    expect(names(kioskBoard(slots, at("18:00")).soon)).toEqual(["Rangement"]);
    expect(names(kioskBoard(slots, at("18:01")).soon)).toEqual(["Rangement", "Nuit"]);
  });

  it.each([
    ["18:00", "il y a moins d'une minute"],
    ["18:07", "il y a 7 min"],
    ["19:00", "il y a 1 h"],
    ["20:05", "il y a 2 h 05"],
  ])("says at %s how old it is", (now, age) => {
    expect(ageText(at("18:00"), at(now))).toBe(age);
  });
});
