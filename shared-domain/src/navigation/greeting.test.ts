import { greeting } from "./greeting";

const lea = { firstname: "Léa", lastname: "Mauyno", nickname: "Shogosse", birthdate: "2001-05-17" };
const ordinaryDay = "2026-11-21T12:00:00Z";

describe("The greeting of the home page", () => {
  it("wishes a happy birthday on the day", () => {
    expect(greeting(lea, { now: "2026-05-17T10:00:00Z", chance: 0.5 })).toBe("Joyeux anniversaire 🎉🎂🥳");
  });

  it("is one of thirteen, all with the person's name", () => {
    const all = Array.from({ length: 1000 }, (_, index) =>
      greeting(lea, { now: ordinaryDay, chance: index / 1000 }),
    );
    expect(new Set(all).size).toBe(13);
    expect(all.every((text) => text.includes("Shogosse"))).toBe(true);
    expect(all[0]).toBe("Bienvenue Shogosse 👋");
  });
});
