const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds of the day before the first one. Dates of a workbook are days since then, on its own clock. */
const EPOCH = Date.UTC(1899, 11, 30);
/** The other count, of workbooks made on a Mac, begins so many days later. */
const DAYS_TO_1904 = 1462;

/** The numbers of the formats for dates and times that workbooks don't spell out. */
const isBuiltIn = (format: number) => (format >= 14 && format <= 22) || (format >= 45 && format <= 47);

/** A format of days or hours, but for its quoted words, colours and escaped letters. */
const isOfDate = (code: string) => /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, ""));

/** By style of a cell: true where it shows a date or a time. */
export function dateFormats(formats: readonly Element[], styles: Element | undefined): boolean[] {
  const codes = new Map(
    formats.map((format) => [format.getAttribute("numFmtId"), format.getAttribute("formatCode") ?? ""]),
  );
  return [...(styles?.children ?? [])].map((style) => {
    const id = style.getAttribute("numFmtId");
    const code = codes.get(id);
    return code === undefined ? isBuiltIn(Number(id)) : isOfDate(code);
  });
}

/** `21/05/2027`, `21/05/2027 14:30`, or `14:30` for a time alone. */
export function dateText(days: number, is1904: boolean): string {
  const shifted = days + (is1904 ? DAYS_TO_1904 : 0);
  const date = new Date(EPOCH + Math.round((shifted * DAY) / 60_000) * 60_000);
  if (Number.isNaN(date.getTime())) return String(days);
  const two = (part: number) => String(part).padStart(2, "0");
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  if (days < 1) return time;
  const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
  return time === "00:00" ? day : `${day} ${time}`;
}
