import { codeIn, qrText, readableCode } from "./code";

describe("CI-7 The code of a person", () => {
  it.each(["ABCDE23456", "abcde-23456", " ABCDE 23456 ", qrText("ABCDE23456"), "coulisses:abcde23456"])(
    "is read in %j",
    (text) => {
      expect(codeIn(text)).toBe("ABCDE23456");
    },
  );

  it.each(["", "ABCDE2345", "ABCDE234567", "ABCDE2345O", "https://example.org/ABCDE23456", "WIFI:S:Bar;;"])(
    "is not in %j",
    (text) => {
      expect(codeIn(text)).toBeUndefined();
    },
  );

  it("is read aloud in two halves, which are understood when they are typed", () => {
    expect(readableCode("ABCDE23456")).toBe("ABCDE-23456");
    expect(codeIn(readableCode("ABCDE23456"))).toBe("ABCDE23456");
  });
});
