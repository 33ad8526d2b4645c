import { storedText } from "@coulisses/shared-auth/testing";
import { forgetDraft, keepDraft, readDraft } from "./draft";
import { emptyValues } from "./registration-values";

beforeEach(() => sessionStorage.clear());

test("what was typed is found again, but for the password", () => {
  const values = {
    ...emptyValues,
    firstname: "Léa",
    password: "Scene-Ouverte-26!",
    repeatedPassword: "Scene",
  };
  keepDraft({ step: "security", values });
  expect(JSON.stringify(sessionStorage)).not.toContain("Scene");
  expect(readDraft()).toEqual({ step: "security", values: { ...emptyValues, firstname: "Léa" } });
});

test.each([
  undefined,
  null,
  { step: "admin", values: null },
  { values: { email: 4, teams: "kfet", hasApprovedEULA: "oui" } },
])("what is no registration counts as nothing: %j", (value) => {
  sessionStorage.setItem("coulisses:all:registration", storedText(value));
  expect(readDraft()).toEqual({ step: "welcome", values: emptyValues });
});

test("a registration that was sent is forgotten", () => {
  keepDraft({ step: "contact", values: emptyValues });
  forgetDraft();
  expect(readDraft().step).toBe("welcome");
});
