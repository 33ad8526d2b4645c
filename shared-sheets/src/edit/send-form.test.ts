import { type SheetEdit, type EditOutcome } from "./send-edit";
import { sendFormWith } from "./send-form";

type Sheet = { id: number; version: number; name: string };
const sheet: Sheet = { id: 1, version: 3, name: "Cluedo géant" };
const rename: SheetEdit<Sheet> = {
  route: { method: "PATCH", path: "/sheets/:id" },
  params: {},
  replaces: ({ name }) => name,
};

/** A `write` that ends in each of these ways, one after the other. */
function writeThat(...outcomes: EditOutcome<Sheet>[]) {
  const seen: unknown[] = [];
  const write = (_: SheetEdit<Sheet>, whatWasSeen?: unknown) => {
    seen.push(whatWasSeen);
    return Promise.resolve(outcomes.shift()!);
  };
  return { send: sendFormWith(write), seen };
}

describe("what a form of a sheet sends", () => {
  it("is saved over what the person saw when the form was opened", async () => {
    const { send, seen } = writeThat({ kind: "saved", sheet });
    await expect(send(rename, { seen: "Cluedo" })).resolves.toBeUndefined();
    expect(seen).toEqual(["Cluedo"]);
  });

  it("is refused with its reason, and the field that it is about", async () => {
    const refusal = {
      message: "Le nom de la FA est nécessaire",
      fields: { name: "Le nom de la FA est nécessaire" },
    };
    const { send } = writeThat({ kind: "refused", ...refusal });
    await expect(send(rename)).resolves.toMatchObject(refusal);
  });

  it("waits for a choice when another person has changed it; mine may then go over theirs", async () => {
    const { send, seen } = writeThat({ kind: "conflict", theirs: sheet }, { kind: "saved", sheet });
    const conflict = await send(rename, { seen: "Quiz", theirs: ({ name }) => name });
    expect(conflict).toMatchObject({ theirs: "Cluedo géant" });
    await expect(conflict && "keepMine" in conflict && conflict.keepMine()).resolves.toBeUndefined();
    expect(seen).toEqual(["Quiz", "Cluedo géant"]);
  });

  it("is about something that another person has removed", async () => {
    const { send } = writeThat({ kind: "conflict", theirs: sheet });
    await expect(send(rename, { theirs: () => undefined })).resolves.toMatchObject({ theirs: "(supprimé)" });
  });
});
