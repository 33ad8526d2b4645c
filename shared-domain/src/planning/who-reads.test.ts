import { forbidden } from "../festival-error";
import { checkReadsPlanning } from "./who-reads";

const reader = (...permissions: string[]) => ({ teams: ["benevole"], permissions });

describe("A planning is read", () => {
  it("by its person", () => {
    expect(() => checkReadsPlanning(true, reader("view-planning"))).not.toThrow();
  });

  it.each(["view-volunteer-details", "view-multi-planning", "affect-volunteer"])(
    "by whoever may %s",
    (permission) => {
      expect(() => checkReadsPlanning(false, reader(permission))).not.toThrow();
    },
  );

  it("by no other volunteer", () => {
    expect(() => checkReadsPlanning(false, reader("view-planning"))).toThrow(
      forbidden("Tu ne peux voir que ton planning"),
    );
  });
});
