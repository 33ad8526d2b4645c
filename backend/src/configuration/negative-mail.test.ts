import { checkedValue } from "./configuration-keys";

describe("The signature of the mail to those in debt", () => {
  it("is a text", () => {
    expect(checkedValue("negativeAccountMail", { signature: "Sacha, SG" })).toEqual({
      signature: "Sacha, SG",
    });
    expect(() => checkedValue("negativeAccountMail", { signature: " " })).toThrow("ne peut pas être vide");
    expect(() => checkedValue("negativeAccountMail", {})).toThrow("un texte est attendu");
  });
});
