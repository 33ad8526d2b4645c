import { applyPatch } from "./patch";

describe("A patch", () => {
  const present = { name: "Escape game", photo: "lien" as string | null };

  it("keeps the fields that it does not name", () => {
    expect(applyPatch(present, { name: "Jeu de piste" })).toEqual({
      name: "Jeu de piste",
      photo: "lien",
    });
  });

  it("keeps the fields that are undefined", () => {
    expect(applyPatch(present, { name: undefined })).toEqual(present);
  });

  it("clears the fields that are null", () => {
    expect(applyPatch(present, { photo: null }).photo).toBeNull();
  });
});
