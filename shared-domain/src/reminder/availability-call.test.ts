import { hours } from "../volunteer-availability/testing/availabilities";
import { availabilityCall } from "./availability-call";

const site = "https://festival.exemple.fr";
const night = { ...hours(20, 26), charisma: 90 };
const sunday = { ...hours(8, 10, "2024-05-19"), charisma: 1 };

describe("AC-6 The call to one person", () => {
  it("names the hours and what they earn, and opens the availabilities there", () => {
    const { letter, notification, until, kind, key } = availabilityCall({ stretches: [night], site });
    expect(letter.subject).toBe("On manque de monde vendredi 17 mai, 20h - 2h");
    expect(letter.paragraphs[1]).toBe("Vendredi 17 mai, 20h - 2h (90 points de charisme)");
    expect(letter.button.url).toBe("https://festival.exemple.fr/availabilities?day=2024-05-17");
    expect(notification).toMatchObject({
      title: letter.subject,
      path: "/availabilities?day=2024-05-17",
      tag: "availability-call 2024-05-17T18:00:00.000Z",
    });
    expect([kind, key, until]).toEqual(["CHANGE", notification.tag, night.start]);
  });

  it("lists several stretches, and is of use until the last one begins", () => {
    const { letter, until } = availabilityCall({
      stretches: [night, { ...hours(10, 12, "2024-05-18"), charisma: 0 }, sunday],
      site,
    });
    expect(letter.subject).toBe("On manque de monde");
    expect(letter.paragraphs.slice(1, 4)).toEqual([
      "Vendredi 17 mai, 20h - 2h (90 points de charisme)",
      "Samedi 18 mai, 10h - 12h",
      "Dimanche 19 mai, 8h - 10h (1 point de charisme)",
    ]);
    expect(until).toEqual(sunday.start);
  });

  it("of a night that begins after midnight opens the evening before", () => {
    const { letter } = availabilityCall({ stretches: [{ ...hours(26, 28), charisma: 40 }], site });
    expect(letter.subject).toBe("On manque de monde samedi 18 mai, 2h - 4h");
    expect(letter.button.url).toMatch(/\?day=2024-05-17$/);
  });
});
