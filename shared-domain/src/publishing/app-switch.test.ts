import { appWordToStore, checkSwitchable } from "./app-switch";

describe("PUBLISH-4: the word of a disabled app", () => {
  it("is kept without the spaces around it", () => {
    expect(appWordToStore({ word: " En pause jusqu'à 18 h. ", ask: " l'équipe matos " })).toEqual({
      word: "En pause jusqu'à 18 h.",
      ask: "l'équipe matos",
    });
  });

  it.each([
    ["empty", { word: " " }, "Dis aux gens pourquoi"],
    ["too long", { word: "x".repeat(201) }, /200/],
    ["of two lines", { word: "En pause\nrefused: rien" }, "tient en une ligne"],
    ["with a text that runs backwards", { word: "En \u202epause" }, "tient en une ligne"],
    ["without anybody to ask", { ask: "" }, "Dis à qui"],
    ["with a crowd to ask", { ask: "x".repeat(61) }, /60/],
    ["with somebody of two lines to ask", { ask: "un\nadmin" }, "tient en une ligne"],
  ])("is refused %s", (_what, change, reason) => {
    expect(() => appWordToStore({ word: "En pause.", ask: "un admin", ...change })).toThrow(reason);
  });
});

describe("PUBLISH-5: the site itself", () => {
  it("can't be switched off, an app can", () => {
    expect(() => {
      checkSwitchable("shell");
    }).toThrow("Le site lui-même");
    expect(() => {
      checkSwitchable("mf-tasks");
    }).not.toThrow();
  });
});
