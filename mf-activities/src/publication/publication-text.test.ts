import { publicationText } from "./publication-text";

const escape = {
  id: 12,
  name: "Escape game",
  status: "VALIDATED" as const,
  timeWindows: [{ id: "a", start: "2026-05-15T16:00:00.000Z", end: "2026-05-15T18:00:00.000Z" }],
  description:
    "<h2>Sortez</h2><p>à <strong>temps</strong><script>alert(1)</script></p><ul><li>six</li><li>sept</li></ul>",
  photoLink: "photos.exemple.fr/escape.jpg",
  isFlagship: true,
  categories: ["Divertissement", "RELOU"],
};

describe("An animation to publish, in plain text", () => {
  it("says its name, hours, categories, description and photo", () => {
    expect(publicationText(escape)).toBe(
      [
        "Escape game (animation phare)",
        "15/05/2026 18:00 - 15/05/2026 20:00",
        "Divertissement, Relou",
        "Sortez\nà temps\n- six\n- sept",
        "Photo : https://photos.exemple.fr/escape.jpg",
      ].join("\n\n"),
    );
  });

  it("leaves out what is missing", () => {
    const bare = {
      ...escape,
      timeWindows: [],
      description: "",
      photoLink: null,
      isFlagship: false,
      categories: [],
    };
    expect(publicationText(bare)).toBe("Escape game");
  });
});
