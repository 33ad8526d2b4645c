import { keepDraftsOf } from "@coulisses/shared-pages/router";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { empty, isTyped, saveSheet, usualName } from "./save-sheet";

const openedOn = "2027-02-22T19:00:00.000Z";
const blonde = { slug: "blonde", drink: "Blonde", price: 8000, openedOn };
const amber = { slug: "ambree", drink: "Ambrée", price: 12_000, openedOn };

beforeEach(() => {
  sessionStorage.clear();
  keepDraftsOf(noel.id);
});
afterEach(() => keepDraftsOf(null));

describe("What the SG types", () => {
  it("charges each the share of the first barrel, until another is chosen", () => {
    const sheet = saveSheet();
    sheet.setAmount(11, "1");
    expect(sheet.chargeOf(11)).toBe(0);
    sheet.follow([blonde, amber]);
    expect([sheet.barrel(), sheet.chargeOf(11)]).toEqual([blonde, 8000]);
    sheet.set({ barrelSlug: "ambree" });
    expect([sheet.barrel(), sheet.chargeOf(11)]).toEqual([amber, 12_000]);
    expect(sheet.chargeOf(12)).toBe(0);
  });

  it("falls back to the first barrel once the chosen one is gone", () => {
    const sheet = saveSheet();
    sheet.follow([blonde, amber]);
    sheet.set({ barrelSlug: "ambree" });
    sheet.follow([blonde]);
    expect(sheet.barrel()).toBe(blonde);
  });

  it("draws a row again for what changes, and not for the same barrels", () => {
    const sheet = saveSheet();
    const drawn = jest.fn();
    const leave = sheet.subscribe(drawn);
    const barrels = [blonde];
    sheet.follow(barrels);
    sheet.follow(barrels);
    expect(drawn).toHaveBeenCalledTimes(1);
    sheet.setAmount(11, "2");
    expect(drawn).toHaveBeenCalledTimes(2);
    leave();
    sheet.setAmount(11, "3");
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it("begins at nothing in another mode, with the name that was given", () => {
    const sheet = saveSheet();
    sheet.set({ name: "Vendredi" });
    sheet.setAmount(11, "2");
    sheet.setMode("deposit");
    expect(sheet.current()).toEqual({ ...empty, mode: "deposit", name: "Vendredi" });
  });

  it("keeps its mode and price once it is saved, and nothing of what was typed", () => {
    const sheet = saveSheet();
    sheet.set({ mode: "closet", stickPrice: "0,70", name: "Vendredi", context: "Soirée" });
    sheet.setAmount(11, "2");
    sheet.clear();
    expect(sheet.current()).toEqual({ ...empty, mode: "closet", stickPrice: "0,70" });
  });

  it("comes back after a reload, for the same person alone", () => {
    saveSheet().setAmount(11, "2");
    const again = saveSheet();
    expect([again.wasFound, again.current().amounts]).toEqual([true, { 11: "2" }]);
    keepDraftsOf(noel.id + 1);
    expect([saveSheet().wasFound, saveSheet().current()]).toEqual([false, empty]);
  });

  it("does not come back once it is emptied, or given up", () => {
    const sheet = saveSheet();
    sheet.setAmount(11, "2");
    sheet.setAmount(11, " ");
    expect(isTyped(sheet.current())).toBe(false);
    expect(saveSheet().wasFound).toBe(false);
    sheet.setAmount(11, "2");
    sheet.forget();
    expect(saveSheet().wasFound).toBe(false);
    expect(sheet.current().amounts).toEqual({ 11: "2" });
  });
});

describe("The usual name of a save", () => {
  it.each([
    ["cask", "Fût de Blonde du 22/02"],
    ["closet", "Placard"],
    ["deposit", "Dépôts"],
    ["external-event", "Soirée film"],
  ] as const)("in the mode %s is « %s »", (mode, name) => {
    const sheet = saveSheet();
    sheet.follow([blonde]);
    sheet.set({ mode, context: " Soirée film " });
    expect(usualName(sheet)).toBe(name);
  });

  it("is none without a barrel", () => {
    expect(usualName(saveSheet())).toBe("");
  });
});
