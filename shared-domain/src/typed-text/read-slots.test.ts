import { formatDateTime } from "../time/format";
import { readSlots } from "./read-slots";

const now = "2026-11-22T11:00:00Z";
/** A Friday at 18:00. */
const festivalStart = "2027-05-21T16:00:00Z";

function read(text: string, limits: { festivalStart?: string; now: string } = { festivalStart, now }) {
  return readSlots(text, limits).map((line) =>
    "value" in line
      ? `${formatDateTime(line.value.start)} - ${formatDateTime(line.value.end)}`
      : line.problem,
  );
}

describe("a slot that is typed", () => {
  it.each([
    ["sam 21h-23h30"],
    ["Samedi 21h - 23h30"],
    ["sam. 21:00–23:30"],
    ["sam 21h à 23h30"],
    ["samedi de 21h00 à 23 h 30"],
    ["- le samedi, 21h → 23h30"],
    ["22/05 21h-23h30"],
    ["22/05/2027 21h-23h30"],
    ["sam 22/05 21h-23h30"],
    ["samedi 22 mai : 21h-23h30"],
    ["22 mai 21-23h30"],
    ["22/05 21h - 22/05 23h30"],
    ["sam. 22 mai, 21 h - 23 h 30"],
  ])("« %s » is the Saturday of the festival", (text) => {
    expect(read(text)).toEqual(["22/05/2027 21:00 - 22/05/2027 23:30"]);
  });

  it.each([
    ["sam 21-23", "22/05/2027 21:00 - 22/05/2027 23:00"],
    ["sam 22h-2h", "22/05/2027 22:00 - 23/05/2027 02:00"],
    ["sam 21h-minuit", "22/05/2027 21:00 - 23/05/2027 00:00"],
    ["sam 21h-24h", "22/05/2027 21:00 - 23/05/2027 00:00"],
    ["sam midi-14h15", "22/05/2027 12:00 - 22/05/2027 14:15"],
    ["ven 22h - dim 2h", "21/05/2027 22:00 - 23/05/2027 02:00"],
    ["1er juin 9h-10h", "01/06/2027 09:00 - 01/06/2027 10:00"],
    ["mer 9h-10h", "19/05/2027 09:00 - 19/05/2027 10:00"],
    ["mardi 9h-10h", "25/05/2027 09:00 - 25/05/2027 10:00"],
  ])("« %s » is %s", (text, slot) => {
    expect(read(text)).toEqual([slot]);
  });

  it("is in the week to come while nobody has set the festival's date", () => {
    expect(read("sam 9h-10h", { now })).toEqual(["28/11/2026 09:00 - 28/11/2026 10:00"]);
  });

  it.each([
    ["demain", "Écris un créneau comme sam 21h-23h30"],
    ["sam 21h", "Écris un créneau comme sam 21h-23h30"],
    ["21h-23h", "Il manque le jour, par exemple sam 21h-23h30"],
    ["demain 21h-23h", "Écris la date comme 21/05/2027 14:30"],
    ["31/02 21h-23h", "Ce jour n'existe pas"],
    ["sam 21h-25h", "L'heure va de 0:00 à 23:59"],
    ["sam 21h10-23h", "Choisis un quart d'heure : 21:00 ou 21:15"],
  ])("« %s » is none, and says why", (text, problem) => {
    expect(read(text)).toEqual([problem]);
  });
});

describe("slots that are pasted", () => {
  it("are one a line; a line without a day is on the day of the one before", () => {
    expect(read("ven 21h-23h\n\n  10 h - 12 h\r\nsam 9h-9h30 ; 10h-11h")).toEqual([
      "21/05/2027 21:00 - 21/05/2027 23:00",
      "21/05/2027 10:00 - 21/05/2027 12:00",
      "22/05/2027 09:00 - 22/05/2027 09:30",
      "22/05/2027 10:00 - 22/05/2027 11:00",
    ]);
  });

  it("say which line is not understood, and read the others", () => {
    expect(readSlots("sam 21h-23h\nbientôt", { festivalStart, now })).toMatchObject([
      { text: "sam 21h-23h", value: { start: "2027-05-22T19:00:00.000Z" } },
      { text: "bientôt", problem: "Écris un créneau comme sam 21h-23h30" },
    ]);
    expect(read(" \n")).toEqual([]);
  });
});
