import { refusal } from "../testing/refusal";
import { checkRemovable } from "./remove";
import { draft, validated } from "./testing/activities";

describe("FA-8 Removing an activity", () => {
  const task = (id: number) => ({ id, name: "Monter la scène", status: "DRAFT" });

  it("is possible in any status", () => {
    expect(() => checkRemovable(draft())).not.toThrow();
    expect(() => checkRemovable(validated())).not.toThrow();
  });

  it("is refused while a task is attached", () => {
    expect(() => checkRemovable({ tasks: [task(3)] })).toThrow(
      refusal("Impossible de supprimer la FA, elle est liée à la FT 3"),
    );
  });

  it("names all the tasks", () => {
    expect(() => checkRemovable({ tasks: [task(3), task(8)] })).toThrow(
      refusal("Impossible de supprimer la FA, elle est liée aux FTs 3, 8"),
    );
  });
});
