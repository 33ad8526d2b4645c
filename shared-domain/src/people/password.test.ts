import { badInputRefusal } from "../testing/refusal";
import {
  checkNewPassword,
  checkPassword,
  hasOwnName,
  isCommonPassword,
  PASSWORD_HAS_NAME,
  PASSWORD_IS_COMMON,
  passwordErrors,
} from "./password";

const common = ["password", "azerty", "azertyuiop", "marseille", "123456789", "motdepasse"];
const guessing = {
  owner: { firstname: "Zoé", lastname: "Le Goff-Martin", nickname: "Bé", email: "zoe.plume@example.org" },
  isCommon: (word: string) => common.includes(word),
};

const lowercase = "Il faut au moins une minuscule dans le mot de passe";
const uppercase = "Il faut au moins une MAJUSCULE dans le mot de passe";
const digit = "Il faut au moins un chiffre dans le mot de passe";
const special = "Il faut au moins un caractère spécial (!@#$%^&*=+_{}[]()|.) dans le mot de passe";
const length = "Il faut au moins 12 caractères dans le mot de passe";

describe("RG-2 A password", () => {
  it.each([
    ["", [lowercase, uppercase, digit, special, length]],
    ["MAJUSCULES-12", [lowercase]],
    ["minuscules-12", [uppercase]],
    ["SansChiffre-!", [digit]],
    ["SansSpecial123", [special]],
    ["Court-1!", [length]],
    ["Coulisses-2026!", []],
  ])("« %s » lacks %p", (password, errors) => {
    expect(passwordErrors(password)).toEqual(errors);
  });

  it.each([..."!@#$%^&*=+_.,;:?{}()/|-"])("takes %s as special", (character) => {
    expect(passwordErrors(`Motdepasse123${character}`)).toEqual([]);
  });

  it.each(["[", "]", "\\", " ", "é", "'"])("does not take « %s » as special", (character) => {
    expect(passwordErrors(`Motdepasse123${character}`)).toEqual([special]);
  });

  it("is refused with all its reasons, one a line", () => {
    expect(() => checkPassword("minuscules", guessing)).toThrow(
      badInputRefusal([uppercase, digit, special, length].join("\n")),
    );
  });
});

describe("A new password", () => {
  it("is typed twice", () => {
    expect(() => checkNewPassword("Coulisses-2026!", "Coulisses-2026?", guessing)).toThrow(
      badInputRefusal("Les mot de passes ne sont pas identiques"),
    );
    expect(() => checkNewPassword("Coulisses-2026!", "Coulisses-2026!", guessing)).not.toThrow();
  });

  it("follows the rules", () => {
    expect(() => checkNewPassword("Court-1!", "Court-1!", guessing)).toThrow(badInputRefusal(length));
  });
});

describe("A password that others would guess", () => {
  it.each([
    "Password-2026",
    "P@ssw0rd-2026!",
    "Marseille-13!!",
    "!!2026-MARSEILLE",
    "Pass.word.2026",
    "AzertyAzerty1!",
    "Aa!123456789",
    "Motdepasse123!",
    "Mötdepassé-12",
  ])("« %s » is a common one, with what the rules ask for around it", (password) => {
    expect(isCommonPassword(password, guessing.isCommon)).toBe(true);
  });

  it.each(["Coulisses-2026!", "Marseille-en-bus-1!", "chat 123456789 Vert!", "", "Aa!1"])(
    "« %s » is not",
    (password) => {
      expect(isCommonPassword(password, guessing.isCommon)).toBe(false);
    },
  );

  it.each(["Goff-et-2026!", "legofFmartin-1", "plumeau-Vert-1!", "Zoe-2026-abcd!", "zoé!AA1234567"])(
    "« %s » has a name of hers",
    (password) => {
      expect(hasOwnName(password, guessing.owner)).toBe(true);
    },
  );

  it.each(["Zoetrope-2026!", "Example-org-1!", "Coulisses-2026!", "Bélier-2026-abc"])(
    "« %s » has none",
    (password) => {
      expect(hasOwnName(password, guessing.owner)).toBe(false);
    },
  );

  it("is told so once it follows the other rules", () => {
    const both = { ...guessing, isCommon: () => true };
    expect(() => checkPassword("plume", both)).toThrow(
      badInputRefusal([uppercase, digit, special, length].join("\n")),
    );
    expect(() => checkPassword("Plume-Password-1", both)).toThrow(
      badInputRefusal([PASSWORD_HAS_NAME, PASSWORD_IS_COMMON].join("\n")),
    );
  });
});
