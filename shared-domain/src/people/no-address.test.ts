import { isEmail } from "./email";
import { addressOfNone, hasAddress, shownAddress } from "./no-address";

describe("DK-5 the address of a person who gave none", () => {
  const none = addressOfNone("6F9619FF-8B86-4D01-B42D-00CF4FC964FF");

  it("is in lower case, as all addresses are stored", () => {
    expect(none).toBe("accueil-6f9619ff-8b86-4d01-b42d-00cf4fc964ff@sans-adresse.invalid");
  });

  it("is none, unlike any that a person may register with", () => {
    expect(hasAddress(none)).toBe(false);
    expect(isEmail(none)).toBe(false);
    expect(hasAddress("lea@sans-adresse.invalid.org")).toBe(true);
    expect(hasAddress("lea@example.org")).toBe(true);
  });

  it("is shown to nobody", () => {
    expect([shownAddress(none), shownAddress(undefined), shownAddress("lea@example.org")]).toEqual([
      undefined,
      undefined,
      "lea@example.org",
    ]);
  });
});
