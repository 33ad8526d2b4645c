import { badInputRefusal } from "../testing/refusal";
import { checkConfirmationLink } from "./credentials";

const lea = { userId: 7, email: "lea@example.org" };

describe("A link that confirms an address", () => {
  it("confirms that of the account that opens it", () => {
    expect(() => {
      checkConfirmationLink({ ...lea }, lea);
    }).not.toThrow();
  });

  it.each([
    ["another account's", { ...lea, userId: 8 }],
    ["an address that the account had before", { ...lea, email: "avant@example.org" }],
    ["nothing once it is over", undefined],
  ])("does not confirm %s", (_, link) => {
    expect(() => {
      checkConfirmationLink(link, lea);
    }).toThrow(
      badInputRefusal(
        "Ce lien ne confirme pas l'adresse de ce compte, ou il a expiré : demande un nouveau mail",
      ),
    );
  });
});
