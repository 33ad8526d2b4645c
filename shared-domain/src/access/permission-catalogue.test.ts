import { refusal } from "../testing/refusal";
import { checkRemovablePermission } from "./permission-catalogue";

describe("A permission", () => {
  it("that the site asks for stays", () => {
    expect(() => {
      checkRemovablePermission("manage-admins");
    }).toThrow(refusal("Impossible de supprimer la permission manage-admins, le site en a besoin"));
  });

  it("that an administrator made may go, even one with a name of JavaScript", () => {
    for (const name of ["open-bar", "constructor"])
      expect(() => {
        checkRemovablePermission(name);
      }).not.toThrow();
  });
});
