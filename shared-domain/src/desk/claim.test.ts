import { addressOfNone } from "../people/no-address";
import { checkClaim, checkClaimable, claimProblems } from "./claim";

const owner = { firstname: "Léa", lastname: "Martin", nickname: null };
const form = { email: " Lea@Example.org ", password: "Scene-Ouverte-26!" };
const school = "insa-lyon.fr";
const isCommon = (word: string) => word === "azertyuiop";

describe("DK-6 an account", () => {
  it("is claimed as long as it has no address, and never after", () => {
    expect(() => checkClaimable({ email: addressOfNone("1") })).not.toThrow();
    expect(() => checkClaimable({ email: "lea@example.org" })).toThrow("a déjà son adresse mail");
  });
});

describe("DK-7 the address and the password of a claim", () => {
  it("are stored as those of a registration", () => {
    expect(checkClaim(form, { owner, school, isCommon })).toEqual({ ...form, email: "lea@example.org" });
  });

  it.each([
    [{ email: "nulle part" }, { email: "Adresse mail non valable" }],
    [{ email: "lea@insa-lyon.fr" }, { email: "Pas d'adresse insa 🙏" }],
    [{ email: addressOfNone("1") }, { email: "Adresse mail non valable" }],
    [
      { password: "Madame-Martin-26" },
      {
        password:
          "Ton mot de passe ne doit contenir ni ton prénom, ni ton nom, ni ton surnom, ni ton adresse mail",
      },
    ],
  ])("are refused with %o, on that field", (wrong, problems) => {
    expect(claimProblems({ ...form, ...wrong }, { owner, school })).toEqual(problems);
  });

  it("are refused with a common password", () => {
    expect(() => checkClaim({ ...form, password: "Azertyuiop-2026" }, { owner, school, isCommon })).toThrow(
      "Ce mot de passe est l'un des plus courants",
    );
  });
});
