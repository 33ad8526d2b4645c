import {
  PERMISSION_DESCRIPTION,
  permissionDescriptionProblem,
  permissionNameProblem,
  WRONG_PERMISSION_NAME,
} from "./permission-form";

describe("A permission", () => {
  it.each(["read-fa", "admin", "a-b-c", "x".repeat(30)])("may be called %s", (name) => {
    expect(permissionNameProblem(name)).toBeUndefined();
  });

  it.each(["Read-FA", "read_fa", "read--fa", "-read", "read-", "lire fa", "fa2", "x".repeat(31)])(
    "can't be called « %s »",
    (name) => {
      expect(permissionNameProblem(name)).toBe(WRONG_PERMISSION_NAME);
    },
  );

  it("needs a name, and no description", () => {
    expect(permissionNameProblem("")).toBe("Ce champ est requis");
    expect(permissionDescriptionProblem("")).toBeUndefined();
  });

  it("is described in 255 letters at most", () => {
    const { max } = PERMISSION_DESCRIPTION;
    expect(permissionDescriptionProblem(` ${"x".repeat(max)} `)).toBeUndefined();
    expect(permissionDescriptionProblem("x".repeat(max + 1))).toMatch(/255/);
  });
});
