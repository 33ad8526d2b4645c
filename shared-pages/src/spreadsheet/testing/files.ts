import { strToU8, zipSync } from "fflate";

/** A `File` that jsdom can read. */
export function fileOf(content: string | Uint8Array<ArrayBuffer>, name: string, type = "text/csv"): File {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], name, { type }), {
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of a workbook: its rows as XML, and what else the test wants different. */
type Parts = { sheet: string; strings?: string; styles?: string; sheets?: string; properties?: string };

/** The bytes of a workbook as spreadsheets write it. */
export function workbookOf({ sheet, strings = "", styles = "", sheets, properties = "" }: Parts) {
  const names = sheets ?? `<sheet name="Feuille 1" sheetId="1" r:id="rId1"/>`;
  const parts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${names}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    "xl/worksheets/sheet2.xml": `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Deuxième</t></is></c></row></sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${strings}</sst>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)]);
  return Uint8Array.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
}

/** Rows of texts as the XML of a sheet. */
export const rowsXml = (...rows: string[][]): string =>
  rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`,
    )
    .join("");
