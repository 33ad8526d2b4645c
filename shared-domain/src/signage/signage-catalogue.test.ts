import { NAME_WITHOUT_SLUG } from "../logistics/catalogue";
import { badInputRefusal, notFoundRefusal, refusal } from "../testing/refusal";
import {
  SIGNAGE_NAME_TOO_LONG,
  SIGNAGE_NAME_TOO_SHORT,
  checkSignageRemovable,
  matchesSignageSearch,
  signageImageNotFound,
  signageNotFound,
  signageToStore,
} from "./signage-catalogue";

const entrance = { id: 1, name: "Entrée", slug: "entree", type: "PANNEAU" } as const;

describe("A signage of the catalogue", () => {
  it("is kept with the slug of its name", () => {
    expect(signageToStore({ name: " Sortie n°2 ", type: "BACHE" }, [entrance])).toEqual({
      name: "Sortie n°2",
      slug: "sortie-n°2",
      type: "BACHE",
    });
  });

  it("has a name of 3 to 40 characters", () => {
    const named = (name: string) => () => signageToStore({ name, type: "BACHE" }, []);
    expect(named("ab")).toThrow(badInputRefusal(SIGNAGE_NAME_TOO_SHORT));
    expect(named("---")).toThrow(badInputRefusal(NAME_WITHOUT_SLUG));
    expect(named("a".repeat(41))).toThrow(badInputRefusal(SIGNAGE_NAME_TOO_LONG));
    expect(named("a".repeat(40))().name).toHaveLength(40);
  });

  it("is alone with its name, when it is created and when it is renamed", () => {
    const taken = refusal("La signalisation avec ce nom existe déjà");
    expect(() => signageToStore({ name: "ENTREE", type: "BACHE" }, [entrance])).toThrow(taken);
    expect(() => signageToStore({ name: "ENTREE", type: "BACHE" }, [entrance], 2)).toThrow(taken);
    expect(signageToStore({ name: "ENTREE", type: "BACHE" }, [entrance], 1).slug).toBe("entree");
  });

  it("stays while activities ask for it", () => {
    expect(() => {
      checkSignageRemovable([2, 1, 2]);
    }).toThrow(refusal("Impossible de supprimer la signalisation, elle est liée à : FA 1, FA 2"));
    expect(() => {
      checkSignageRemovable([]);
    }).not.toThrow();
  });

  it("is found by a part of its name and by its type", () => {
    expect(matchesSignageSearch(entrance, {})).toBe(true);
    expect(matchesSignageSearch(entrance, { name: "TRÉE", type: "PANNEAU" })).toBe(true);
    expect(matchesSignageSearch(entrance, { name: "sortie" })).toBe(false);
    expect(matchesSignageSearch(entrance, { type: "BACHE" })).toBe(false);
  });

  it("that nobody knows, or without picture, is told", () => {
    expect(signageNotFound()).toEqual(notFoundRefusal("La signalisation n'existe pas"));
    expect(signageImageNotFound()).toEqual(notFoundRefusal("L'image n'a pas été trouvée"));
  });
});
