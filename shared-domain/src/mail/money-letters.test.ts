import { sampleFestival } from "../testing/sample-mails";
import { negativeAccountLetter } from "./money-letters";

describe("The letter to a person in debt", () => {
  it("tells each their own balance, under the signature", () => {
    const letter = negativeAccountLetter({
      festival: sampleFestival,
      site: "https://festival.exemple.fr",
      signature: "Sacha, SG",
      balance: -1250,
    });
    expect(letter.subject).toBe("[24h de l'INSA] Ton compte perso est dans le négatif");
    expect(letter.paragraphs[0]).toMatch(/^Le solde de ton compte perso est de -12,50\s€/);
    expect(letter.paragraphs.at(-1)).toBe("Sacha, SG");
  });
});
