import { readDateTime, readDay, writeDateTime, writeDay } from "./read-date";

const now = "2026-11-22T11:00:00Z";
const near = "2027-05-21T16:00:00Z";
const half = { value: "2027-05-21T12:30:00.000Z" };
const sharp = { value: "2027-05-21T12:00:00.000Z" };

describe("a day and time that are typed", () => {
  it.each([
    ["21/05/2027 14:30", half],
    ["21/05/2027 14h30", half],
    ["21/05/27 14:30", half],
    ["21-5-27 14h30", half],
    ["21.05.2027 14 h 30", half],
    ["21 mai 2027 à 14h30", half],
    ["21 mai 14h30", half],
    ["21 Mai, 14h30", half],
    ["vendredi 21 mai à 14h30", half],
    ["ven. 21/5 14h30", half],
    ["21/5 14h", sharp],
    ["  21/5   14h00  ", sharp],
    ["210520271430", half],
    ["21052027 1430", half],
    ["21/05/2027 14h30min", half],
    ["2027-05-21T14:30", half],
  ])("« %s » is the 21st of May of the festival's year, in Paris", (text, reading) => {
    expect(readDateTime(text, { now, near, step: 15 })).toEqual(reading);
  });

  it.each([
    ["1er août 9h", "01/08/2027 09:00"],
    ["3 juil. 18h15", "03/07/2027 18:15"],
    ["14 février 2028 minuit", "14/02/2028 00:00"],
    ["29/02/28 midi", "29/02/2028 12:00"],
    ["12 sept 14h", "12/09/2027 14:00"],
    ["3 mars 14h", "03/03/2027 14:00"],
  ])("« %s » is %s", (text, shown) => {
    const reading = readDateTime(text, { now, near });
    expect("value" in reading && writeDateTime(reading.value)).toBe(shown);
  });

  it("means the next such day where no year is near", () => {
    expect(readDateTime("21/5 14h", { now })).toEqual(sharp);
    expect(readDateTime("24/12 14h", { now })).toEqual({ value: "2026-12-24T13:00:00.000Z" });
    expect(readDateTime("22/11 14h", { now })).toEqual({ value: "2026-11-22T13:00:00.000Z" });
  });

  it.each([
    ["demain", "Écris la date comme 21/05/2027 14:30"],
    ["21/05/2027 14h3", "Écris la date comme 21/05/2027 14:30"],
    ["5 jui 2027 14h", "Écris la date comme 21/05/2027 14:30"],
    ["21/05/2027", "Il manque l'heure, par exemple 14h30"],
    ["21/05", "Il manque l'heure, par exemple 14h30"],
    ["21/05/202709 14h", "L'année s'écrit avec 2 ou 4 chiffres"],
    ["21/05/202 14h", "L'année s'écrit avec 2 ou 4 chiffres"],
    ["31/02/2027 14h", "Ce jour n'existe pas"],
    ["21/13/2027 14h", "Ce jour n'existe pas"],
    ["05/21/2027 14h", "Ce jour n'existe pas"],
    ["21/05/2027 24h", "L'heure va de 0:00 à 23:59"],
    ["21/05/2027 14:75", "L'heure va de 0:00 à 23:59"],
    ["21/05/1927 14h", "L'année doit être entre 2000 et 2099"],
    ["28/03/2027 2h30", "Cette heure n'existe pas : l'horloge avance cette nuit-là"],
    ["21/05/2027 14h37", "Choisis un quart d'heure : 14:30 ou 14:45"],
    ["21/05/2027 23h59", "Choisis un quart d'heure : 23:45 ou 0:00"],
  ])("« %s » is none, and says why", (text, problem) => {
    expect(readDateTime(text, { now, near, step: 15 })).toEqual({ problem });
  });

  it("may be left out, unless it is asked for", () => {
    expect(readDateTime(" ", { now })).toEqual({ value: null });
    expect(readDateTime("", { now, required: true })).toEqual({ problem: "Ce champ est requis" });
    expect(writeDateTime(null)).toBe("");
  });

  it("is read back as it was written, summer and winter", () => {
    for (const value of ["2027-05-21T12:30:00.000Z", "2027-12-15T17:30:00.000Z"])
      expect(readDateTime(writeDateTime(value), { now })).toEqual({ value });
  });

  it("goes by the steps that it is given", () => {
    expect(readDateTime("21/5 14h30", { now, near, step: 60 })).toEqual({
      problem: "Les minutes vont de 60 en 60 : 14:00 ou 15:00",
    });
  });
});

describe("a day that is typed", () => {
  it.each([
    ["05/06/2003", "2003-06-05"],
    ["5.6.03", "2003-06-05"],
    ["5 juin 1998", "1998-06-05"],
    ["05/06/98", "1998-06-05"],
    ["05/06/27", "2027-06-05"],
    ["05062003", "2003-06-05"],
    ["2003-06-05", "2003-06-05"],
    ["", ""],
  ])("« %s » is %s", (text, value) => {
    expect(readDay(text, { now })).toEqual({ value });
  });

  it.each([
    ["05/06", "Il manque l'année, par exemple 21/05/2027"],
    ["5 juin 20033", "L'année s'écrit avec 2 ou 4 chiffres"],
    ["30 février 2027", "Ce jour n'existe pas"],
    ["hier", "Écris la date comme 21/05/2027"],
    ["05/06/2003 14h", "Écris la date comme 21/05/2027"],
  ])("« %s » is none, and says why", (text, problem) => {
    expect(readDay(text, { now })).toEqual({ problem });
  });

  it("may be asked for, and is read back as it was written", () => {
    expect(readDay("", { now, required: true })).toEqual({ problem: "Ce champ est requis" });
    expect(readDay(writeDay("2003-06-05"), { now })).toEqual({ value: "2003-06-05" });
  });
});
