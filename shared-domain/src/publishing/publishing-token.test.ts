import {
  checkPublishingRight,
  publishingTokenState,
  publishingTokenToStore,
  type PublishingRight,
} from "./publishing-token";

const form = {
  label: "  CI de l'équipe matos ",
  app: "mf-logistics",
  rights: ["rollback", "publish", "publish"] as PublishingRight[],
  days: 90,
};

describe("PUBLISH-1: a publishing token", () => {
  it("keeps its label without spaces around it, and each right once", () => {
    expect(publishingTokenToStore(form)).toEqual({
      label: "CI de l'équipe matos",
      app: "mf-logistics",
      rights: ["publish", "rollback"],
      days: 90,
    });
  });

  it.each([
    ["without a label", { label: " " }, "Le nom du jeton ne peut pas être vide"],
    ["with a long label", { label: "x".repeat(61) }, /60/],
    ["with a label of two lines", { label: "CI\nAuthorization: x" }, "Le nom du jeton tient en une ligne"],
    ["for a path", { app: "mf-../shell" }, /Application/],
    ["for every app", { app: "*" }, /Application/],
    ["without rights", { rights: [] }, "Un jeton a au moins un droit"],
    ["of a first version alone", { rights: ["introduce" as const] }, /aussi le droit de publier/],
    ["for longer than a year", { days: 366 }, "Un jeton vit de 1 à 365 jours"],
    ["for half a day", { days: 0.5 }, "Un jeton vit de 1 à 365 jours"],
    ["for ever", { days: Infinity }, "Un jeton vit de 1 à 365 jours"],
  ])("is refused %s", (_what, change, reason) => {
    expect(() => publishingTokenToStore({ ...form, ...change })).toThrow(reason);
  });
});

describe("PUBLISH-2: a publishing token", () => {
  const expiresAt = "2026-05-14T10:00:00.000Z";
  it.each([
    ["works until the last millisecond", "2026-05-14T09:59:59.999Z", null, "active"],
    ["expires at its instant", "2026-05-14T10:00:00.000Z", null, "expired"],
    ["is revoked at once", "2026-05-01T00:00:00.000Z", "2026-04-30T00:00:00.000Z", "revoked"],
  ])("%s", (_what, now, revokedAt, state) => {
    expect(publishingTokenState({ expiresAt, revokedAt }, new Date(now))).toBe(state);
  });
});

describe("PUBLISH-3: a publishing token", () => {
  const token = { app: "mf-tasks", rights: ["publish"] as PublishingRight[] };
  const order = { app: "mf-tasks", right: "publish" as const, isKnown: true };

  it("publishes its own app", () => {
    expect(() => checkPublishingRight(token, order)).not.toThrow();
  });

  it.each([
    ["another app", { app: "mf-planning" }, "pas celui de cette application"],
    ["an app whose name begins as its own", { app: "mf-tasks-2" }, "pas celui de cette application"],
    [
      "a rollback that it was not given",
      { right: "rollback" as const },
      "ne permet pas de revenir en arrière",
    ],
    ["a pause that it was not given", { right: "switch" as const }, "ne permet ni de mettre en pause"],
    ["the first version of an app", { isKnown: false }, "toute première version"],
  ])("is refused %s", (_what, change, reason) => {
    expect(() => checkPublishingRight(token, { ...order, ...change })).toThrow(reason);
  });

  it("brings a new app only when it was made for that", () => {
    const first: PublishingRight[] = ["publish", "introduce"];
    expect(() =>
      checkPublishingRight({ ...token, rights: first }, { ...order, isKnown: false }),
    ).not.toThrow();
  });

  it("that rolls back can't publish", () => {
    expect(() => checkPublishingRight({ ...token, rights: ["rollback"] }, order)).toThrow(
      "ne permet pas de publier",
    );
  });
});
