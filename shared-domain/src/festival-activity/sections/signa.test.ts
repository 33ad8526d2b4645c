import { notFoundRefusal, refusal } from "../../testing/refusal";
import type { Signage } from "../festival-activity";
import { addSignage, linkSignage, removeSignage, signageId, updateSigna, updateSignage } from "./signa";
import {
  approvedBy,
  draft,
  inReview,
  mainStage,
  readyDraft,
  refusedBy,
  validated,
} from "../testing/activities";

const form = { type: "PANNEAU", text: "FILE 10 MINUTES / COUPE-FILE", size: "10/2m", quantity: 2 } as const;
const queue: Signage = { id: "panneau-file-10-minutes-coupe-file-10-2m", ...form, comment: null };
const catalogItem = { id: 4, name: "File", type: "PANNEAU" } as const;
const unknown = notFoundRefusal("Cette signalétique n'existe pas dans la fiche activité");
const duplicate = refusal("Une signalétique similaire existe déjà dans la fiche activité");

it("A signage's id is the slug of its type, its text and its size", () => {
  expect(signageId(form)).toBe("panneau-file-10-minutes-coupe-file-10-2m");
});

describe("FA-42 The place", () => {
  it("is chosen, and taken back in a draft", () => {
    expect(updateSigna(draft(), { location: mainStage }).signa.location).toEqual(mainStage);
    expect(updateSigna(readyDraft(), { location: null }).signa.location).toBeNull();
  });

  it("is changed but not taken back in review", () => {
    const bar = { id: 8, name: "Bar" };
    expect(updateSigna(inReview(), { location: bar }).signa.location).toEqual(bar);
    expect(() => updateSigna(refusedBy(["elec"]), { location: null })).toThrow(
      refusal("Le lieu ne peut pas être remis à zéro"),
    );
  });

  it("is closed with the signages once signa has approved", () => {
    const closed = refusal("La FA a déjà été validée par l'équipe signa.");
    const fa = approvedBy(["signa"], readyDraft({ signa: { signages: [queue] } }));
    expect(() => updateSigna(fa, { location: mainStage })).toThrow(closed);
    expect(() => addSignage(fa, { ...form, size: "A3" })).toThrow(closed);
    expect(() => updateSignage(fa, queue.id, { quantity: 3 })).toThrow(closed);
    expect(() => removeSignage(fa, queue.id)).toThrow(closed);
  });
});

describe("FA-43 A signage", () => {
  const fa = draft({ signa: { signages: [queue] } });

  it("is added with its id", () => {
    expect(addSignage(draft(), form).signa.signages).toEqual([queue]);
  });

  it("is not there twice", () => {
    expect(() => addSignage(fa, { ...form, quantity: 9 })).toThrow(duplicate);
    const two = addSignage(fa, { ...form, size: "A3" });
    expect(() => updateSignage(two, queue.id, { size: "A3" })).toThrow(duplicate);
  });

  it("may be updated without changing its id", () => {
    expect(updateSignage(fa, queue.id, { quantity: 5, comment: "Recto" }).signa.signages).toEqual([
      { ...queue, quantity: 5, comment: "Recto" },
    ]);
  });

  it("must exist", () => {
    expect(() => updateSignage(fa, "rien", { quantity: 3 })).toThrow(unknown);
    expect(() => removeSignage(fa, "rien")).toThrow(unknown);
    expect(removeSignage(fa, queue.id).signa.signages).toEqual([]);
  });
});

it("FA-44 A signage whose text changes has another id and the same catalogue link", () => {
  const fa = inReview(readyDraft({ signa: { signages: [{ ...queue, catalogItem }] } }));
  expect(updateSignage(fa, queue.id, { text: "File", size: "A3" }).signa.signages).toEqual([
    { ...queue, id: "panneau-file-a3", text: "File", size: "A3", catalogItem },
  ]);
});

it("FA-44 The other signages stay as they are", () => {
  const exit = { ...queue, id: "panneau-sortie-a3", text: "Sortie", size: "A3" };
  const fa = inReview(readyDraft({ signa: { signages: [queue, exit] } }));
  expect(updateSignage(fa, exit.id, { quantity: 7 }).signa.signages).toEqual([
    queue,
    { ...exit, quantity: 7 },
  ]);
  expect(linkSignage(fa, exit.id, catalogItem).signa.signages).toEqual([queue, { ...exit, catalogItem }]);
});

describe("FA-45 Linking a catalogue item", () => {
  const from = readyDraft({ signa: { signages: [queue] } });

  it("is refused in a draft", () => {
    expect(() => linkSignage(from, queue.id, catalogItem)).toThrow(
      refusal(
        "Il n'est pas possible d'attribuer une signalétique du catalogue à une demande de signalétique dans une FA en brouillon",
      ),
    );
  });

  it("is possible in any other state, also after signa has approved", () => {
    for (const fa of [inReview(from), refusedBy(["signa"], from), validated(from)]) {
      expect(linkSignage(fa, queue.id, catalogItem).signa.signages).toEqual([{ ...queue, catalogItem }]);
    }
  });

  it("is for a signage of the sheet", () => {
    expect(() => linkSignage(inReview(from), "rien", catalogItem)).toThrow(unknown);
  });
});
