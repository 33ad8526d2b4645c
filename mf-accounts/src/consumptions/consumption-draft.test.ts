import { logIn } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { createConsumptionDraft, empty, isTyped, usualName } from "./consumption-draft";

const openedOn = "2027-02-22T19:00:00.000Z";
const blonde = { slug: "blonde", drink: "Blonde", price: 8000, openedOn };
const amber = { slug: "ambree", drink: "Ambrée", price: 12_000, openedOn };

beforeEach(() => {
  sessionStorage.clear();
  logIn({ userId: noel.id });
});

describe("What the SG types", () => {
  it("charges each the share of the first barrel, until another is chosen", () => {
    const draft = createConsumptionDraft();
    draft.setAmount(11, "1");
    expect(draft.chargeOf(11)).toBe(0);
    draft.follow([blonde, amber]);
    expect([draft.barrel(), draft.chargeOf(11)]).toEqual([blonde, 8000]);
    draft.set({ barrelSlug: "ambree" });
    expect([draft.barrel(), draft.chargeOf(11)]).toEqual([amber, 12_000]);
    expect(draft.chargeOf(12)).toBe(0);
  });

  it("falls back to the first barrel once the chosen one is gone", () => {
    const draft = createConsumptionDraft();
    draft.follow([blonde, amber]);
    draft.set({ barrelSlug: "ambree" });
    draft.follow([blonde]);
    expect(draft.barrel()).toBe(blonde);
  });

  it("draws a row again for what changes, and not for the same barrels", () => {
    const draft = createConsumptionDraft();
    const drawn = jest.fn();
    const leave = draft.subscribe(drawn);
    const barrels = [blonde];
    draft.follow(barrels);
    draft.follow(barrels);
    expect(drawn).toHaveBeenCalledTimes(1);
    draft.setAmount(11, "2");
    expect(drawn).toHaveBeenCalledTimes(2);
    leave();
    draft.setAmount(11, "3");
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it("begins at nothing in another mode, with the name that was given", () => {
    const draft = createConsumptionDraft();
    draft.set({ name: "Vendredi" });
    draft.setAmount(11, "2");
    draft.setMode("deposit");
    expect(draft.current()).toEqual({ ...empty, mode: "deposit", name: "Vendredi" });
  });

  it("keeps its mode and price once it is saved, and nothing of what was typed", () => {
    const draft = createConsumptionDraft();
    draft.set({ mode: "closet", stickPrice: "0,70", name: "Vendredi", context: "Soirée" });
    draft.setAmount(11, "2");
    draft.clear();
    expect(draft.current()).toEqual({ ...empty, mode: "closet", stickPrice: "0,70" });
  });

  it("comes back after a reload, for the same person alone", () => {
    createConsumptionDraft().setAmount(11, "2");
    const again = createConsumptionDraft();
    expect([again.wasFound, again.current().amounts]).toEqual([true, { 11: "2" }]);
    logIn({ userId: noel.id + 1 });
    expect([createConsumptionDraft().wasFound, createConsumptionDraft().current()]).toEqual([false, empty]);
  });

  it("does not come back once it is emptied, or given up", () => {
    const draft = createConsumptionDraft();
    draft.setAmount(11, "2");
    draft.setAmount(11, " ");
    expect(isTyped(draft.current())).toBe(false);
    expect(createConsumptionDraft().wasFound).toBe(false);
    draft.setAmount(11, "2");
    draft.forget();
    expect(createConsumptionDraft().wasFound).toBe(false);
    expect(draft.current().amounts).toEqual({ 11: "2" });
  });
});

describe("The usual name of a save", () => {
  it.each([
    ["cask", "Fût de Blonde du 22/02"],
    ["closet", "Placard"],
    ["deposit", "Dépôts"],
    ["external-event", "Soirée film"],
  ] as const)("in the mode %s is « %s »", (mode, name) => {
    const draft = createConsumptionDraft();
    draft.follow([blonde]);
    draft.set({ mode, context: " Soirée film " });
    expect(usualName(draft)).toBe(name);
  });

  it("is none without a barrel", () => {
    expect(usualName(createConsumptionDraft())).toBe("");
  });
});
