import { badInputRefusal } from "../../testing/refusal";
import { updateGeneral } from "./general";
import { draft, zoe } from "../testing/tasks";

describe("The general section", () => {
  it("changes field by field", () => {
    const ft = updateGeneral(updateGeneral(draft(), { administrator: zoe }), { name: " Ranger " });
    expect(ft.general).toEqual({ name: "Ranger", administrator: zoe, team: null });
  });

  it("keeps a name", () => {
    expect(() => updateGeneral(draft(), { name: " " })).toThrow(
      badInputRefusal("Le nom de la FT est nécessaire"),
    );
  });
});
