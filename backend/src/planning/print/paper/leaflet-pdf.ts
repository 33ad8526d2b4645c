import { qrText, readableCode } from "@coulisses/shared-domain/check-in/code";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { LeafletPage, LeafletTexts } from "@coulisses/shared-domain/planning/leaflet";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { formatDateTime, formatDay } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { qrModules } from "../../qr-modules";
import { runsOf, UNKNOWN } from "./fonts";
import {
  capital,
  grid,
  heading,
  hoursOf,
  LEFT,
  line,
  phoneSpans,
  richText,
  RIGHT,
  rule,
  unbroken,
} from "./leaflet-blocks";
import type { LeafletContent } from "./leaflet-content";
import { taskBlock } from "./leaflet-task";
import { bold, INK, LIGHT, PAGE, type PdfPages, createPdfPages, text, WIDTH } from "./pdf-pages";

/** The side of a QR, in points; a booklet shrinks it by a third. */
const CODE = 84;
/** The white margin that cameras need. */
const QUIET = 16;

/**
 * The leaflet of one person, A4 pages: the timetable, the security plan (reference §4.5: second), the common
 * pages of before, each task, the other common pages.
 */
export function leafletPdf(content: LeafletContent): Promise<Buffer> {
  const { festival, edition, person, tasks, texts } = content;
  const name = nameOn(person);
  const sheet = createPdfPages({
    title: `Livret ${displayName(person)}`,
    author: festival,
    now: content.now,
  });
  cover(sheet, content, name);
  days(sheet, tasks);
  richText(sheet, texts.introduction);
  calendarCode(sheet, content.link);
  const planPage = texts.securityPlan === null ? undefined : securityPlan(sheet, texts.securityPlan);
  useful(sheet, texts);
  const before = texts.pages.filter(({ beforeTasks }) => beforeTasks);
  for (const page of before) commonPage(sheet, page);
  if (tasks.length > 0 && before.length > 0) sheet.nextPage();
  if (tasks.length > 0) heading(sheet, "Tes tâches", 140);
  for (const task of tasks) taskBlock(sheet, task);
  for (const page of texts.pages.filter((one) => !before.includes(one))) commonPage(sheet, page);
  return sheet.finish((page) => {
    const title = page === planPage ? "Plan Sécu" : name;
    header(sheet, { festival: `${festival} · ${String(edition)}ᵉ édition`, title, logo: texts.logo });
    footer(sheet, texts.contacts, page + 1);
  });
}

/** The name, with the person's number when a letter of it has no glyph. */
function nameOn(person: UserIdentity): string {
  const name = displayName(person);
  const isKnown = runsOf(name, "bold").every(({ text: run }) => !run.includes(UNKNOWN));
  return isKnown ? name : `${name} (nº ${String(person.id)})`;
}

function cover(sheet: PdfPages, { teams, code, now }: LeafletContent, name: string): void {
  const side = CODE + 2 * QUIET;
  const width = WIDTH - side - 20;
  const top = sheet.y;
  checkInCode(sheet, code, { x: RIGHT - side, y: top, side });
  sheet.write(bold(name), { size: 24, width });
  sheet.skip(4);
  if (teams.length > 0) sheet.write(text(teams.join(" · ")), { size: 11, width });
  sheet.write(text(`Imprimé le ${formatDateTime(now)}`), { size: 9, width, color: "#444444" });
  sheet.skip(Math.max(12, top + side + 54 - sheet.y));
}

type Place = { x: number; y: number; side: number };

/** In a frame with its title, and far from the calendar's QR: this is the one scanned at check-in. */
function checkInCode(sheet: PdfPages, code: string, { x, y, side }: Place): void {
  const { document } = sheet;
  document.rect(x, y, side, 20).fill(INK);
  centred(sheet, "POINTAGE", { x, y: y + 3, side }, { size: 10.5, color: "#ffffff" });
  drawCode(sheet, qrText(code), { x: x + QUIET, y: y + 20 + QUIET, side: CODE });
  centred(sheet, readableCode(code), { x, y: y + side + 11, side }, { size: 11 });
  document
    .rect(x, y, side, side + 28)
    .lineWidth(1)
    .strokeColor(INK)
    .stroke();
  sheet.place(text("À montrer en arrivant"), y + side + 31, { x, width: side + 4, size: 9 });
}

function centred(
  sheet: PdfPages,
  words: string,
  { x, y, side }: Place,
  look: { size: number; color?: string },
) {
  const width = sheet.widthOf(words, look.size, "bold") + 1;
  sheet.place(bold(words), y, { ...look, x: x + (side - width) / 2, width });
}

/** The QR of the up-to-date planning, and what a telephone does with it. */
function calendarCode(sheet: PdfPages, link: string): void {
  const side = 72;
  sheet.keep(side + 22);
  const y = sheet.y + 4;
  drawCode(sheet, link, { x: LEFT + 4, y, side });
  sheet.document.link(LEFT + 4, y, side, side, link);
  const words = { x: LEFT + side + 24, width: WIDTH - side - 24 };
  sheet.place(text("Ton planning à jour", { isBold: true, link }), y + 4, { ...words, size: 13 });
  // Only Apple's cameras open the address of a calendar.
  const page = `${new URL(link).host}/planning`;
  sheet.place(
    text(
      "Sur iPhone, scanne ce code : ton agenda affiche tes tâches et suit leurs changements. " +
        `Sur un autre téléphone, ouvre ${page}, puis « Synchroniser mon agenda ».`,
    ),
    y + 26,
    words,
  );
  sheet.skip(side + 22);
}

/** As rectangles, which stay sharp in a small booklet. */
function drawCode({ document }: PdfPages, content: string, { x, y, side }: Place): void {
  const rows = qrModules(content);
  const step = side / rows.length;
  for (const [row, columns] of rows.entries()) {
    for (const [column, isDark] of columns.entries()) {
      if (isDark) document.rect(x + column * step, y + row * step, step, step);
    }
  }
  document.fill(INK);
}

/** A table for each day: hours, task, place. */
function days(sheet: PdfPages, tasks: readonly PlannedTask[]): void {
  if (tasks.length === 0) {
    sheet.write(bold("Aucune tâche pour l'instant."), { size: 13 });
    sheet.skip(10);
    return;
  }
  const hours = { x: LEFT + 8, width: 108, size: 13 };
  const name = { x: LEFT + 122, width: 240, size: 12 };
  const place = { x: LEFT + 372, width: WIDTH - 378, size: 11 };
  let day = "";
  for (const { period, name: title, location } of tasks) {
    const cells = [
      [bold(hoursOf(period)), hours],
      [bold(title), name],
      [text(location?.name ?? "–"), place],
    ] as const;
    const height = Math.max(...cells.map(([spans, setting]) => sheet.heightOf(spans, setting))) + 8;
    const isNewDay = parisDay(period.start) !== day;
    const before = sheet.y;
    sheet.keep(height + (isNewDay ? 26 : 0));
    if (isNewDay || sheet.y < before) {
      day = parisDay(period.start);
      dayTitle(sheet, capital(formatDay(period.start)));
    }
    for (const [spans, setting] of cells) sheet.place(spans, sheet.y + 4, setting);
    sheet.skip(height);
    rule(sheet, 0.6);
  }
  sheet.skip(16);
}

function dayTitle(sheet: PdfPages, title: string): void {
  sheet.skip(4);
  sheet.document.rect(LEFT, sheet.y, WIDTH, 22).fill(LIGHT);
  sheet.place(bold(title), sheet.y + 3, { x: LEFT + 8, size: 12 });
  sheet.skip(22);
}

/** The people to call and the radio channels. */
function useful(sheet: PdfPages, { contacts, channels }: LeafletTexts): void {
  if (contacts.length > 0) {
    heading(sheet, "En cas de problème", 60);
    grid(sheet, contacts, 3, ({ name, phone }) => [...bold(`${name}\n`), ...phoneSpans(phone)]);
  }
  if (channels.length === 0) return;
  heading(sheet, "Fréquences radio", 60);
  for (const { name, purpose } of channels) {
    const label = { x: LEFT + 8, width: 200, size: 11 };
    const use = { x: LEFT + 216, width: WIDTH - 220, size: 11 };
    const height = Math.max(sheet.heightOf(bold(name), label), sheet.heightOf(text(purpose), use)) + 5;
    sheet.keep(height);
    sheet.place(bold(name), sheet.y + 2, label);
    sheet.place(text(purpose), sheet.y + 2, use);
    sheet.skip(height);
    rule(sheet, 0.4);
  }
  sheet.skip(14);
}

function commonPage(sheet: PdfPages, { title, text: html, picture }: LeafletPage): void {
  sheet.nextPage();
  sheet.write(bold(title), { size: 20 });
  sheet.skip(8);
  richText(sheet, html);
  if (picture === null) return;
  const room = PAGE.height - PAGE.bottom - sheet.y;
  if (room < 200) sheet.nextPage();
  fillPage(sheet, picture, "L'image de cette page n'est pas lisible.");
}

/** A page of its own, whose number is returned, as it is looked for in a hurry. */
function securityPlan(sheet: PdfPages, picture: string): number {
  sheet.nextPage();
  const rank = sheet.document.bufferedPageRange().count - 1;
  fillPage(sheet, picture, "Le plan de sécurité n'est pas lisible.");
  sheet.nextPage();
  return rank;
}

/** Draws a picture over the rest of the page. */
function fillPage(sheet: PdfPages, picture: string, unreadable: string): void {
  const fit: [number, number] = [WIDTH, PAGE.height - PAGE.bottom - sheet.y];
  try {
    sheet.document.image(picture, LEFT, sheet.y, { fit, align: "center" });
  } catch {
    sheet.write(text(unreadable));
  }
}

/** The space of a logo, in points. */
const LOGO = { width: 90, height: 26, top: 18, gap: 8 };

function header(sheet: PdfPages, shown: { festival: string; title: string; logo: string | null }): void {
  const { festival, title, logo } = shown;
  const taken = logo === null ? 0 : drawLogo(sheet, logo);
  const room = WIDTH / 2 - taken;
  sheet.place(text(festival), 30, { size: 9, x: LEFT + taken, width: room, most: 1, color: "#333333" });
  const width = Math.min(WIDTH / 2, sheet.widthOf(title, 10, "bold") + 1);
  sheet.place(bold(title), 29, { size: 10, x: RIGHT - width, width, most: 1 });
  line(sheet, 48);
}

/** A method of pdfkit that its types lack. */
type Opening = { openImage(source: string): { width: number; height: number } };

/** Draws a logo and returns its width; 0 for one that can't be read. */
function drawLogo({ document }: PdfPages, logo: string): number {
  try {
    const { width, height } = (document as unknown as Opening).openImage(logo);
    const scale = Math.min(LOGO.width / width, LOGO.height / height);
    document.image(logo, LEFT, LOGO.top, { width: width * scale, height: height * scale });
    return width * scale + LOGO.gap;
  } catch {
    return 0;
  }
}

function footer(sheet: PdfPages, contacts: LeafletTexts["contacts"], page: number): void {
  const top = PAGE.height - 44;
  line(sheet, top - 5);
  const spans = contacts.flatMap(({ name, phone }, rank) => [
    ...text(`${rank === 0 ? "" : " · "}${name} : `),
    ...text(unbroken(phone), { isBold: true }),
  ]);
  sheet.place(spans, top, { size: 8.5, width: WIDTH - 60, most: 2 });
  const number = `- ${String(page)} -`;
  sheet.place(bold(number), top, { size: 10, x: RIGHT - sheet.widthOf(number, 10, "bold"), width: 60 });
}
