import { checkDumpSize, checkTried, checkWhole, formatSize } from "./festival-import";

const MEGABYTE = 1024 * 1024;

describe("A file to import", () => {
  it.each([
    [1, "1 Ko"],
    [20_698, "21 Ko"],
    [MEGABYTE, "1 Mo"],
    [12.34 * MEGABYTE, "12,3 Mo"],
  ])("of %d bytes is told as %s", (bytes, words) => {
    expect(formatSize(bytes)).toBe(words);
  });

  it("is as large as the server takes, not a byte more", () => {
    expect(() => checkDumpSize(MEGABYTE, MEGABYTE)).not.toThrow();
    expect(() => checkDumpSize(MEGABYTE + 1, MEGABYTE)).toThrow("ce serveur en prend 1 Mo au plus");
  });

  it("is tried once it is whole, imported once it was tried", () => {
    expect(() => checkWhole({ bytes: 5, received: 5 })).not.toThrow();
    expect(() => checkWhole({ bytes: 5, received: 4 })).toThrow("continue l'envoi");
    expect(() => checkTried({ isTried: true })).not.toThrow();
    expect(() => checkTried({ isTried: false })).toThrow("Essaie d'abord");
  });
});
