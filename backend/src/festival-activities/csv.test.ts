import { csv } from "./csv";

const columns = {
  Nom: (row: { name: string | null }) => row.name,
  "Longueur, en lettres": (row: { name: string | null }) => row.name?.length,
};

describe("Writing a CSV", () => {
  it("quotes what would break a line or a column, and leaves nothing for nothing", () => {
    const rows = [{ name: "Scène" }, { name: 'Le "Off", tard\nle soir' }, { name: "a\\b" }, { name: null }];
    expect(csv(rows, columns)).toBe(
      [
        'Nom,"Longueur, en lettres"',
        "Scène,5",
        '"Le ""Off"", tard\nle soir",22',
        '"a\\b",3',
        ",",
      ].join("\n"),
    );
  });
});
