import { checkVersion } from "./version-conflict";

describe("Anyone who changes what others can change too", () => {
  it("is heard when nobody has changed it since", () => {
    expect(() => checkVersion("gear", 3, 3)).not.toThrow();
  });

  it.each([2, 4])("is told that it has moved on, having seen version %i instead of 3", (seen) => {
    expect(() => checkVersion("category", 3, seen)).toThrow(
      expect.objectContaining({
        kind: "stale",
        message:
          "Cette catégorie a été modifiée entre-temps par quelqu'un d'autre. Vérifie-la avant de recommencer.",
      }),
    );
  });

  it("writes over whatever stands when it names no version", () => {
    expect(() => checkVersion("gear", 3, undefined)).not.toThrow();
  });
});
