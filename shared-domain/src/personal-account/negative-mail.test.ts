import { refusal } from "../testing/refusal";
import { checkMayRemind } from "./negative-mail";

const now = new Date("2026-11-26T20:00:00Z");
const last = (at: string) => ({ at, by: "Solène Gauthier", count: 3 });

describe("Reminding people whose account is below zero", () => {
  it("is done once an hour, and says who did it last", () => {
    expect(() => checkMayRemind(last("2026-11-26T19:30:00Z"), 3, now)).toThrow(
      refusal(
        "Solène Gauthier vient d'écrire aux CP négatifs, à 20:30 : attends une heure avant de recommencer",
      ),
    );
    expect(() => checkMayRemind(last("2026-11-26T18:59:00Z"), 3, now)).not.toThrow();
    expect(() => checkMayRemind(null, 3, now)).not.toThrow();
  });

  it("needs one of them", () => {
    expect(() => checkMayRemind(null, 0, now)).toThrow(refusal("Personne n'est dans le négatif"));
  });
});
