import { runsOf, UNKNOWN } from "./fonts";

const fontsOf = (text: string) => runsOf(text, "bold").map(({ text: run, font }) => [run, font]);

describe("Which font draws a text", () => {
  it("is the one asked for, whatever the accents and the script that it knows", () => {
    expect(fontsOf("Œuvre à l'été")).toEqual([["Œuvre à l'été", "bold"]]);
    expect(fontsOf("Łukasz Ελένη Жанна")).toEqual([["Łukasz Ελένη Жанна", "bold"]]);
    expect(fontsOf("e\u0301te\u0301")).toEqual([["été", "bold"]]);
  });

  it("is that of emoji for a picture, joined ones whole", () => {
    expect(fontsOf("Bar 🍻 !")).toEqual([
      ["Bar ", "bold"],
      ["🍻", "emoji"],
      [" !", "bold"],
    ]);
    for (const picture of ["👩‍🚒", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇫🇷", "5️⃣", "❤️"]) {
      expect(fontsOf(picture)).toEqual([[picture, "emoji"]]);
    }
  });

  it("is another one that knows the letter, when bold does not", () => {
    const arabic = fontsOf("سلمى").map(([, font]) => font);
    expect(new Set(arabic).has("emoji")).toBe(false);
    expect(
      fontsOf("سلمى")
        .map(([run]) => run)
        .join(""),
    ).toBe("سلمى");
  });

  it("leaves parentheses and spaces around an Arabic name to the text that they belong to", () => {
    expect(fontsOf("Ali (محمد) Ben").map(([run]) => run)).toEqual(["Ali (", "محمد", ") Ben"]);
  });

  it("draws a sign that shows for each letter that no font knows", () => {
    expect(fontsOf("Li 漢字")).toEqual([[`Li ${UNKNOWN}${UNKNOWN}`, "bold"]]);
    expect(fontsOf("\u0007\u{F0000}")).toEqual([[UNKNOWN.repeat(2), "bold"]]);
  });

  it("draws nothing for nothing", () => {
    expect(runsOf("", "regular")).toEqual([]);
  });
});
