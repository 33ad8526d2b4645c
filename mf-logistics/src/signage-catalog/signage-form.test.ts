import { problemsIn } from "@coulisses/shared-pages/testing";
import type { CatalogueSignageItem } from "@coulisses/shared-domain/signage/signage-catalogue";
import { base64Of, readSignageType, signageRules, signageValues } from "./signage-form";

const bar: CatalogueSignageItem = {
  id: 1,
  version: 1,
  name: "Buvette",
  type: "PANNEAU",
  slug: "panneau-buvette",
};
const picture = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], "image", { type });
const problems = (changes: object, id?: number) =>
  problemsIn(signageRules([bar], id), { ...signageValues(), name: "Défilé", ...changes });

describe("The form of a signage", () => {
  it("starts as a poster without a name, or as what the signage is; its picture is only sent anew", () => {
    expect(signageValues()).toEqual({ name: "", type: "AFFICHE", file: null });
    expect(signageValues({ ...bar, image: "buvette.png" })).toEqual({
      name: "Buvette",
      type: "PANNEAU",
      file: null,
    });
  });

  it("needs a name, and takes one of another type, or its own", () => {
    expect(problems({})).toEqual({});
    expect(problems({ name: " " }).name).toBeDefined();
    expect(problems({ name: "Buvette", type: "PANNEAU" }, bar.id)).toEqual({});
  });

  it("refuses what is no picture, an empty one and a heavy one", () => {
    expect(problems({ file: picture("image/png") })).toEqual({});
    expect(problems({ file: picture("application/pdf") }).file).toContain("png, jpeg ou gif");
    expect(problems({ file: picture("image/png", 0) }).file).toContain("vide");
    expect(problems({ file: picture("image/png", 2 * 1024 * 1024) }).file).toContain("2 Mo");
  });

  it("sends the bytes of its picture alone, without how a browser names them", async () => {
    expect(await base64Of(new File([Uint8Array.of(1, 2, 3)], "image.png", { type: "image/png" }))).toBe(
      "AQID",
    );
  });
});

it("an address that names no type of signage filters nothing", () => {
  expect(readSignageType("PANNEAU")).toBe("PANNEAU");
  expect(readSignageType("panneau")).toBeUndefined();
  expect(readSignageType("")).toBeUndefined();
});
