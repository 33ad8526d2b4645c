import { badInputRefusal } from "../testing/refusal";
import { anonymousUser } from "./user";
import { birthdateError, isBirthday, isMinorOn, youngAgeHint } from "./birthdate";
import { pictureError } from "./picture";
import { checkProfile, nameLength, nameToStore, profileErrors } from "./profile";

const now = "2026-11-21T12:00:00Z";

describe("RG-4 A birth date", () => {
  it.each([
    ["1950-01-01", "Tu n'es pas si vieux !"],
    ["1949-12-25", "Tu n'es pas si vieux !"],
    ["2026-11-22", "Tu ne peux pas naître dans le futur"],
    ["1950-01-02", undefined],
    ["2000-01-01", undefined],
  ])("%s: %s", (birthdate, error) => {
    expect(birthdateError(birthdate, now)).toBe(error);
  });

  it("is celebrated on its Paris day", () => {
    expect(isBirthday("2001-11-22T00:00:00.000Z", "2026-11-21T23:30:00Z")).toBe(true);
    expect(isBirthday("2001-11-21", "2026-11-21T23:30:00Z")).toBe(false);
  });

  it.each([
    ["2015-11-22", "Tu aurais 10 ans : vérifie l'année"],
    ["2025-11-20", "Tu aurais 1 an : vérifie l'année"],
    ["2010-11-22", "Tu aurais 15 ans : vérifie l'année"],
    ["2010-11-21", undefined],
    ["1990-01-01", undefined],
    ["2027-01-01", undefined],
    ["", undefined],
  ])("%s is taken, with what is pointed out to who is unusually young: %s", (birthdate, hint) => {
    expect(youngAgeHint(birthdate, now)).toBe(hint);
  });

  it("tells who is still a minor", () => {
    expect(isMinorOn("2008-11-22", now)).toBe(true);
    expect(isMinorOn("2008-11-21", now)).toBe(false);
  });
});

describe("A change of one's profile", () => {
  it("may say one thing only, and clear nickname and comment", () => {
    expect(profileErrors({ firstname: "Léa" }, now)).toEqual([]);
    expect(profileErrors({ nickname: null, comment: null }, now)).toEqual([]);
    expect(profileErrors({}, now)).toEqual([]);
  });

  it("RG-5 does not leave texts empty", () => {
    const blank = { firstname: "", lastname: " ", nickname: "", comment: "" };
    expect(profileErrors(blank, now)).toEqual([
      "Il faut renseigner un prénom",
      "Il faut renseigner un nom",
      "Il faut renseigner un surnom",
      "Il faut préciser ton commentaire",
    ]);
  });

  it.each([
    "bit.ly/abc",
    "BIT.LY/abc",
    "https://a",
    "//a",
    "www.a",
    "Cadeau: t.co/x",
    "a。com",
    "bit\u200b.ly",
    "moi@x.fr",
  ])("refuses a name that mails would make a link of: %s", (name) => {
    expect(profileErrors({ firstname: name, lastname: name, nickname: name }, now)).toEqual([
      "Le prénom ne peut pas contenir de lien",
      "Le nom ne peut pas contenir de lien",
      "Le surnom ne peut pas contenir de lien",
    ]);
  });

  it.each([
    "J.-P.",
    "O'Neil",
    "J. R. R. Tolkien",
    "St. Pierre",
    "Anne-Cécile (dite A.C.)",
    "M.",
    "N°1",
    "R2/D2",
  ])("takes a name as people write it: %s", (name) => {
    expect(profileErrors({ firstname: name, lastname: name, nickname: name }, now)).toEqual([]);
  });

  it("keeps names to 30 characters", () => {
    const thirty = "a".repeat(30);
    expect(profileErrors({ firstname: thirty }, now)).toEqual([]);
    expect(profileErrors({ nickname: `${thirty}a` }, now)).toEqual([
      "Le surnom ne peut pas dépasser 30 caractères",
    ]);
    expect(profileErrors({ nickname: "🎉".repeat(30), firstname: "É".repeat(30) }, now)).toEqual([]);
  });

  it.each([
    ["an accent written apart", "e\u0301".repeat(30)],
    ["an emoji of two halves", "🎪".repeat(30)],
    ["spaces around", `   ${"a".repeat(30)}   `],
  ])("counts characters, not bytes: %s is one", (_case, firstname) => {
    expect(profileErrors({ firstname }, now)).toEqual([]);
    expect(nameLength(firstname)).toBe(30);
    expect(profileErrors({ firstname: `${firstname.trim()}a` }, now)).toHaveLength(1);
  });

  it.each(["\u200b", "\u202e\u2066", "\n\t", "\u00a0\u3000", "\u200d"])(
    "is no name that nobody can see: %j",
    (firstname) => {
      expect(profileErrors({ firstname }, now)).toEqual(["Il faut renseigner un prénom"]);
    },
  );

  it("keeps a name on one line, in its own direction, its accents with their letters", () => {
    expect(nameToStore("  Le\u0301a\u202e\nMartin\u0007 ")).toBe("LéaMartin");
    expect(nameToStore("👩‍🚒 Zoé")).toBe("👩‍🚒 Zoé");
  });

  it("checks phone and birth date, and tells everything at once", () => {
    expect(() => checkProfile({ phone: "02", birthdate: "1930-01-01" }, now)).toThrow(
      badInputRefusal("Tu n'es pas si vieux !\nNuméro de téléphone mobile non valable"),
    );
    expect(() => checkProfile({ phone: "0612345678" }, now)).not.toThrow();
  });
});

describe("A profile picture", () => {
  it.each([
    ["image/png", 10, undefined],
    ["image/gif", 2 * 1024 * 1024 - 1, undefined],
    ["image/jpeg", 2 * 1024 * 1024, "Moins de 2 Mo s'il te plaît 🙏"],
    ["image/svg+xml", 10, "Seulement des images (png, jpeg ou gif)"],
    ["image/png", 0, "Une photo vide n'est pas une photo"],
  ])("%s of %i bytes: %s", (type, size, error) => {
    expect(pictureError({ type, size })).toBe(error);
  });
});

it("An anonymised member keeps nothing but a number", () => {
  expect(anonymousUser(12, "festival.exemple.fr")).toEqual({
    id: 12,
    firstname: "Anonymous",
    lastname: "Anonymous",
    nickname: null,
    phone: "0600000000",
    email: "anonymous+12@festival.exemple.fr",
    comment: null,
  });
});
