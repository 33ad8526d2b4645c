import { invitation, slotLine, swapOutcome } from "./swap-reminders";

const slot = {
  task: "Tenir le bar",
  place: "Village",
  start: new Date("2027-05-14T20:00:00Z"),
  end: new Date("2027-05-14T23:00:00Z"),
};
const about = { id: "abc", slot, site: "https://festival.fr" };
const line = "Tenir le bar, vendredi 14 mai 22:00 - 01:00 (Village)";

describe("What is told of a swap", () => {
  it("names task, time in Paris and place", () => {
    expect(slotLine(slot)).toBe(line);
    expect(slotLine({ ...slot, place: null })).toBe("Tenir le bar, vendredi 14 mai 22:00 - 01:00");
  });

  it("invites anyone who could come, until the slot begins", () => {
    const { letter, notification, until, key } = invitation(about);
    expect(letter.subject).toBe("On cherche quelqu'un : Tenir le bar");
    expect(letter.paragraphs).toContain(line);
    expect(letter.paragraphs.at(-1)).toMatch(
      /accepte est proposée, et son planning lui dit si elle est retenue/,
    );
    expect(letter.button.url).toBe("https://festival.fr/planning");
    expect(notification).toMatchObject({ title: "On cherche quelqu'un", body: line, path: "/planning" });
    expect([until, key]).toEqual([slot.start, "swap invitation abc"]);
  });

  it.each([
    ["requester", true, "Ton remplacement est validé", "Tu n'es plus attendu·e :"],
    ["requester", false, "Ton remplacement est refusé", "Tu es toujours attendu·e :"],
    ["taker", true, "Tu remplaces quelqu'un", "Tu es attendu·e :"],
    ["taker", false, "Finalement, ton aide n'est pas nécessaire", "Tu n'es pas attendu·e :"],
  ] as const)("tells the %s (approved: %s): %s", (to, approved, title, duty) => {
    const { letter, notification } = swapOutcome({ ...about, to, approved, answer: "Merci à vous" });
    expect(notification.title).toBe(title);
    expect(letter.paragraphs).toEqual([duty, line, "Merci à vous"]);
    expect(swapOutcome({ ...about, to, approved, answer: null }).letter.paragraphs).toEqual([duty, line]);
  });
});
