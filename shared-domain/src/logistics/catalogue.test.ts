import { badInputRefusal, refusal } from "../testing/refusal";
import { NAME_TOO_SHORT, NAME_WITHOUT_SLUG, catalogueName, checkUnused } from "./catalogue";

describe("The name of what stands in a catalogue", () => {
  it("is trimmed and gives its slug", () => {
    expect(catalogueName("  Câble 20 m ")).toEqual({ name: "Câble 20 m", slug: "cable-20-m" });
  });

  it("has three characters or more, spaces around apart", () => {
    expect(() => catalogueName(" ab ")).toThrow(badInputRefusal(NAME_TOO_SHORT));
    expect(() => catalogueName("ab", "Plus long")).toThrow(badInputRefusal("Plus long"));
    expect(catalogueName("abc").slug).toBe("abc");
  });

  it("can't be made of what slugs leave out", () => {
    expect(() => catalogueName("-?/'")).toThrow(badInputRefusal(NAME_WITHOUT_SLUG));
  });
});

describe("What is in use", () => {
  const remove = "Impossible de supprimer le matériel, il est lié à";

  it("stays, and tells what uses it: activities, tasks, loans, purchases, each once", () => {
    const uses = [
      { by: "Fiche Achat", id: 4 },
      { by: "FT", id: 12 },
      { by: "Fiche Emprunt", id: 1 },
      { by: "FT", id: 2 },
      { by: "FA", id: 30 },
      { by: "FT", id: 2 },
    ] as const;
    expect(() => {
      checkUnused(remove, uses);
    }).toThrow(
      refusal(
        "Impossible de supprimer le matériel, il est lié à : FA 30, FT 2, FT 12, Fiche Emprunt 1, Fiche Achat 4",
      ),
    );
  });

  it("may go once nothing uses it", () => {
    expect(() => {
      checkUnused(remove, []);
    }).not.toThrow();
  });
});
