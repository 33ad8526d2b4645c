import { notFoundRefusal, refusal } from "../../testing/refusal";
import { type ElectricitySupply, needsSupply } from "../festival-activity";
import { addElectricity, electricityId, removeElectricity, updateElectricity, updateWater } from "./supply";
import { approvedBy, draft, inReview, readyDraft } from "../testing/activities";

const form = { connection: "P17_16A_MONO", device: "Tronçonneuse", power: 1500, count: 2 } as const;
const chainsaw: ElectricitySupply = { id: "tronconneuse-p17_16a_mono", ...form, comment: null };
const duplicate = refusal("Une demande d'elec similaire existe déjà dans la fiche activité");
const unknown = notFoundRefusal("Cette demande d'elec n'existe pas dans la fiche activité");

it("A supply's id is the slug of its device and its connection", () => {
  expect(electricityId(form)).toBe("tronconneuse-p17_16a_mono");
});

describe("FA-47 Supply", () => {
  const fa = inReview(readyDraft({ supply: { electricity: [chainsaw] } }));

  it("adds a device with its id", () => {
    expect(addElectricity(draft(), form).supply.electricity).toEqual([chainsaw]);
  });

  it("refuses the same device on the same connection", () => {
    expect(() => addElectricity(fa, { ...form, count: 1 })).toThrow(duplicate);
    const two = addElectricity(fa, { ...form, device: "Four" });
    expect(() => updateElectricity(two, chainsaw.id, { device: "Four" })).toThrow(duplicate);
  });

  it("computes the id again when the device changes", () => {
    const after = updateElectricity(fa, chainsaw.id, { device: "Four", comment: "À gaz" });
    expect(after.supply.electricity).toEqual([
      { ...chainsaw, id: "four-p17_16a_mono", device: "Four", comment: "À gaz" },
    ]);
  });

  it("keeps the id when it does not", () => {
    expect(updateElectricity(fa, chainsaw.id, { power: 10 }).supply.electricity).toEqual([
      { ...chainsaw, power: 10 },
    ]);
  });

  it("leaves the other devices alone", () => {
    const two = addElectricity(fa, { ...form, device: "Four" });
    const oven = { ...chainsaw, id: "four-p17_16a_mono", device: "Four" };
    expect(updateElectricity(two, oven.id, { count: 5 }).supply.electricity).toEqual([
      chainsaw,
      { ...oven, count: 5 },
    ]);
    expect(removeElectricity(two, chainsaw.id).supply.electricity).toEqual([oven]);
  });

  it("needs a device that exists", () => {
    expect(() => updateElectricity(fa, "rien", { power: 10 })).toThrow(unknown);
    expect(() => removeElectricity(fa, "rien")).toThrow(unknown);
    expect(removeElectricity(fa, chainsaw.id).supply.electricity).toEqual([]);
  });

  it("is closed, water included, once elec has approved", () => {
    const closed = refusal("La FA a déjà été validée par l'équipe elec.");
    const approved = approvedBy(["elec"], readyDraft({ supply: { electricity: [chainsaw] } }));
    expect(() => updateWater(approved, "Un tuyau")).toThrow(closed);
    expect(() => addElectricity(approved, { ...form, device: "Four" })).toThrow(closed);
    expect(() => updateElectricity(approved, chainsaw.id, { power: 1 })).toThrow(closed);
    expect(() => removeElectricity(approved, chainsaw.id)).toThrow(closed);
  });

  it("takes and clears water", () => {
    expect(updateWater(draft(), "Un tuyau").supply.water).toBe("Un tuyau");
    expect(updateWater(draft({ supply: { water: "Un tuyau" } }), null).supply.water).toBeNull();
  });
});

it("An activity needs supply for a device or for water", () => {
  expect(needsSupply(draft().supply)).toBe(false);
  expect(needsSupply({ electricity: [], water: "" })).toBe(false);
  expect(needsSupply({ electricity: [], water: "Un tuyau" })).toBe(true);
  expect(needsSupply({ electricity: [chainsaw], water: null })).toBe(true);
});
