import {
  TOO_MANY_COLUMNS,
  TOO_MANY_ROWS,
  UNPACKS_TOO_BIG,
} from "@coulisses/shared-domain/spreadsheet/limits";
import { strToU8, zipSync } from "fflate";
import { rowsXml, workbookOf } from "../testing/files";
import { readWorkbook } from "./read-workbook";
import { BROKEN_WORKBOOK, unpack } from "./unpack";

const rowsOf = async (sheet: string, more: object = {}) =>
  (await readWorkbook(workbookOf({ sheet, ...more }))).rows;

describe("The first sheet of a workbook", () => {
  it("has its texts, shared or not, rich or not, in their columns", async () => {
    const strings = `<si><t>Nom</t></si><si><r><t>Table </t></r><r><t>ronde</t></r><rPh><t>テ</t></rPh></si>`;
    const sheet =
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t> Catégorie </t></is></c></row>` +
      `<row r="3"><c r="A3" t="s"><v>1</v></c><c r="AB3"/></row>`;
    expect(await rowsOf(sheet, { strings })).toEqual([["Nom", "", "Catégorie"], [], ["Table ronde"]]);
  });

  it("has the values of its formulas, and texts that look like ones as they are", async () => {
    const sheet = `<row><c><f>A2+A3</f><v>5</v></c><c t="str"><f>B2</f><v>cinq</v></c><c t="inlineStr"><is><t>=1+1</t></is></c><c t="e"><v>#REF!</v></c></row>`;
    expect(await rowsOf(sheet)).toEqual([["5", "cinq", "=1+1", "#REF!"]]);
  });

  it("has numbers as they are shown, and yes or no", async () => {
    const sheet = `<row><c><v>0.30000000000000004</v></c><c><v>1.2E3</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>`;
    expect(await rowsOf(sheet)).toEqual([["0.3", "1200", "Oui", "Non"]]);
  });

  it("has days and times by the format of their cells", async () => {
    const styles =
      `<numFmts><numFmt numFmtId="164" formatCode="dddd d mmmm"/><numFmt numFmtId="165" formatCode="0 &quot;jours&quot;"/></numFmts>` +
      `<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>`;
    const sheet = `<row><c s="1"><v>46528</v></c><c s="2"><v>46528.6041666667</v></c><c s="3"><v>12</v></c><c s="4"><v>0.604166666666667</v></c><c><v>46528</v></c></row>`;
    expect(await rowsOf(sheet, { styles })).toEqual([
      ["21/05/2027", "21/05/2027 14:30", "12", "14:30", "46528"],
    ]);
    const properties = `<workbookPr date1904="1"/>`;
    expect((await rowsOf(sheet, { styles, properties }))[0]?.[0]).toBe("22/05/2031");
  });

  it("is the first that one sees, and is named where there are others", async () => {
    const sheets =
      `<sheet name="Cachée" sheetId="1" state="hidden" r:id="rId1"/>` +
      `<sheet name="Matos" sheetId="2" r:id="rId2"/>`;
    const read = await readWorkbook(workbookOf({ sheet: rowsXml(["Première"]), sheets }));
    expect(read).toEqual({ rows: [["Deuxième"]], sheet: "Matos" });
  });
});

describe("A workbook that is refused", () => {
  const far = (reference: string) =>
    `<row r="${/\d+/.exec(reference)?.[0] ?? ""}"><c r="${reference}"><v>1</v></c></row>`;

  it.each<[string, string, string]>([
    ["has text beyond the last column", far("XFD1"), TOO_MANY_COLUMNS],
    ["has text beyond the last row", far("A1048576"), TOO_MANY_ROWS],
    ["is cut", "<row><c>", BROKEN_WORKBOOK],
  ])("%s", async (_, sheet, message) => {
    await expect(rowsOf(sheet)).rejects.toThrow(message);
  });

  it("unfolds entities of its own", async () => {
    const bomb = zipSync({ "xl/workbook.xml": strToU8(`<!DOCTYPE a [<!ENTITY b "cc">]><a>&b;</a>`) });
    await expect(readWorkbook(bomb)).rejects.toThrow(BROKEN_WORKBOOK);
  });

  it("is another kind of archive, or none", async () => {
    await expect(readWorkbook(zipSync({ "content.xml": strToU8("<a/>") }))).rejects.toThrow(BROKEN_WORKBOOK);
    const [one, ...others] = workbookOf({ sheet: "" });
    const broken = Uint8Array.from([one ?? 0, ...others.map((byte, at) => (at > 60 ? byte ^ 0x5a : byte))]);
    await expect(readWorkbook(broken)).rejects.toThrow(BROKEN_WORKBOOK);
  });

  it("unpacks to more than is read, whatever it says of its size", async () => {
    const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(3_000_000) });
    // The size that the local header and the directory say.
    const lie = bomb.slice();
    const view = new DataView(lie.buffer);
    view.setUint32(22, 10, true);
    await expect(unpack(bomb, 1_000_000)).rejects.toThrow(UNPACKS_TOO_BIG);
    await expect(unpack(lie, 1_000_000)).rejects.toThrow(UNPACKS_TOO_BIG);
  });
});
