import { badInputRefusal } from "../testing/refusal";
import { checkNewPassword, checkPassword, passwordErrors } from "./password";

const lowercase = "Il faut au moins une minuscule dans le mot de passe";
const uppercase = "Il faut au moins une MAJUSCULE dans le mot de passe";
const digit = "Il faut au moins un chiffre dans le mot de passe";
const special =
  "Il faut au moins un caractère spécial (!@#$%^&*=+_{}[]()|.) dans le mot de passe";
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
    expect(() => checkPassword("minuscules")).toThrow(
      badInputRefusal([uppercase, digit, special, length].join("\n")),
    );
  });
});

describe("A new password", () => {
  it("is typed twice", () => {
    expect(() => checkNewPassword("Coulisses-2026!", "Coulisses-2026?")).toThrow(
      badInputRefusal("Les mot de passes ne sont pas identiques"),
    );
    expect(() => checkNewPassword("Coulisses-2026!", "Coulisses-2026!")).not.toThrow();
  });

  it("follows the rules", () => {
    expect(() => checkNewPassword("Court-1!", "Court-1!")).toThrow(badInputRefusal(length));
  });
});
