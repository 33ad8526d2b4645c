import { problemIn } from "../festival-error";
import { ofHours } from "../time/duration";
import {
  checkAnybodyToThank,
  checkIsOver,
  defaultThanks,
  isToThank,
  thanksProblems,
  thanksStart,
} from "./thanks";

const festival = "2024-05-17T00:00:00+02:00";
const days = new Date("2024-05-20T06:00:00+02:00");

describe("TH-1 Thanks leave", () => {
  it("after the festival's three days, the last night included", () => {
    expect(thanksStart(festival, null)).toEqual(days);
    expect(thanksStart(festival, "2024-05-19T20:00:00+02:00")).toEqual(days);
  });

  it("after the last slot, when it ends later", () => {
    expect(thanksStart(festival, "2024-05-22T18:00:00+02:00")).toEqual(new Date("2024-05-22T18:00:00+02:00"));
    expect(thanksStart(null, "2024-05-22T18:00:00+02:00")).toEqual(new Date("2024-05-22T18:00:00+02:00"));
  });

  it("never before the festival has dates", () => {
    expect(thanksStart(null, null)).toBeNull();
    expect(problemIn(() => checkIsOver(null, days))).toBe("Les dates du festival ne sont pas encore fixées");
  });

  it("from that very instant on, and not a moment before", () => {
    expect(problemIn(() => checkIsOver(days, new Date(days.getTime() - 1)))).toBe(
      "Le festival n'est pas fini : les remerciements pourront partir dès le 20 mai 2024 à 06:00",
    );
    expect(problemIn(() => checkIsOver(days.toISOString(), days))).toBeUndefined();
  });
});

it("TH-2 Whoever did a minute is thanked, not who did none", () => {
  expect(isToThank({ worked: 59_999, slots: 1 })).toBe(false);
  expect(isToThank({ worked: 60_000, slots: 1 })).toBe(true);
  expect(isToThank({ worked: ofHours(14.5), slots: 6 })).toBe(true);
});

it("TH-3 Nobody is thanked twice: it says so when nobody is left, or nobody came yet", () => {
  expect(problemIn(() => checkAnybodyToThank(1, 12))).toBeUndefined();
  expect(problemIn(() => checkAnybodyToThank(0, 12))).toBe(
    "Toutes les personnes qui ont fait des heures ont déjà été remerciées",
  );
  expect(problemIn(() => checkAnybodyToThank(0, 0))).toBe(
    "Personne n'a encore d'heures faites : pointe d'abord qui est venu",
  );
});

describe("TH-4 The sender's words", () => {
  it("may be the proposed ones", () => {
    expect(thanksProblems.subject(defaultThanks.subject)).toBeUndefined();
    expect(thanksProblems.text(defaultThanks.text)).toBeUndefined();
  });

  it("are neither missing nor too long", () => {
    expect(thanksProblems.subject(" ")).toBe("Ce champ est requis");
    expect(thanksProblems.text("\n")).toBe("Ce champ est requis");
    expect(thanksProblems.subject("a".repeat(150))).toBeUndefined();
    expect(thanksProblems.subject("a".repeat(151))).toBe("Objet : 150 caractères au plus");
    expect(thanksProblems.text("a".repeat(2_001))).toBe(
      `Texte : ${(2_000).toLocaleString("fr")} caractères au plus`,
    );
  });
});
