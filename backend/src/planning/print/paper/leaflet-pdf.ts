import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { LeafletPage, LeafletTexts } from "@coulisses/shared-domain/planning/leaflet";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { formatDateTime, formatDay } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { create as createCode } from "qrcode";
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
import { bold, INK, LIGHT, PAGE, type Sheet, sheetOf, text, WIDTH } from "./sheet";

const CODE = 96;

/** The leaflet of one person, A4 pages in black and white: what to do when, then each task, then what serves everybody. */
export function leafletPdf(content: LeafletContent): Promise<Buffer> {
  const { festival, edition, person, tasks, texts } = content;
  const name = nameOn(person);
  const sheet = sheetOf({ title: `Livret ${displayName(person)}`, author: festival, now: content.now });
  cover(sheet, content, name);
  days(sheet, tasks);
  richText(sheet, texts.introduction);
  useful(sheet, texts);
  if (tasks.length > 0) heading(sheet, "Tes tâches", 140);
  for (const task of tasks) taskBlock(sheet, task);
  for (const page of texts.pages) closingPage(sheet, page);
  return sheet.finish((page) => {
    header(sheet, `${festival} · ${String(edition)}ᵉ édition`, name);
    footer(sheet, texts.contacts, page + 1);
  });
}

/** Whoever has a name that no font knows is also named by a number. */
function nameOn(person: UserIdentity): string {
  const name = displayName(person);
  const isKnown = runsOf(name, "bold").every(({ text: run }) => !run.includes(UNKNOWN));
  return isKnown ? name : `${name} (nº ${String(person.id)})`;
}

function cover(sheet: Sheet, { teams, link, now }: LeafletContent, name: string): void {
  const width = WIDTH - CODE - 20;
  const top = sheet.y;
  drawCode(sheet, link, RIGHT - CODE, top);
  sheet.place(text("Ton planning à jour", { link }), top + CODE + 3, {
    x: RIGHT - CODE,
    width: CODE + 4,
    size: 8.5,
  });
  sheet.write(bold(name), { size: 24, width });
  sheet.skip(4);
  if (teams.length > 0) sheet.write(text(teams.join(" · ")), { size: 11, width });
  sheet.write(text(`Imprimé le ${formatDateTime(now)}`), { size: 9, width, color: "#444444" });
  sheet.skip(Math.max(12, top + CODE + 26 - sheet.y));
}

/** As rectangles, which stay sharp however small the booklet is. */
function drawCode({ document }: Sheet, link: string, x: number, y: number): void {
  const { modules } = createCode(link, { errorCorrectionLevel: "M" });
  const side = CODE / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) document.rect(x + column * side, y + row * side, side, side);
    }
  }
  document.fill(INK).link(x, y, CODE, CODE, link);
}

/** A table a day: hours, task, place. */
function days(sheet: Sheet, tasks: readonly PlannedTask[]): void {
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

function dayTitle(sheet: Sheet, title: string): void {
  sheet.skip(4);
  sheet.document.rect(LEFT, sheet.y, WIDTH, 22).fill(LIGHT);
  sheet.place(bold(title), sheet.y + 3, { x: LEFT + 8, size: 12 });
  sheet.skip(22);
}

/** Whom to call and on which channel to speak. */
function useful(sheet: Sheet, { contacts, channels }: LeafletTexts): void {
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

function closingPage(sheet: Sheet, { title, text: html, picture }: LeafletPage): void {
  sheet.nextPage();
  sheet.write(bold(title), { size: 20 });
  sheet.skip(8);
  richText(sheet, html);
  if (picture === null) return;
  const room = PAGE.height - PAGE.bottom - sheet.y;
  if (room < 200) sheet.nextPage();
  const height = PAGE.height - PAGE.bottom - sheet.y;
  try {
    sheet.document.image(picture, LEFT, sheet.y, { fit: [WIDTH, height], align: "center" });
  } catch {
    sheet.write(text("L'image de cette page n'est pas lisible."));
  }
}

function header(sheet: Sheet, festival: string, name: string): void {
  sheet.place(text(festival), 30, { size: 9, width: WIDTH / 2, most: 1, color: "#333333" });
  const shown = bold(name);
  const width = Math.min(WIDTH / 2, sheet.widthOf(name, 10, "bold") + 1);
  sheet.place(shown, 29, { size: 10, x: RIGHT - width, width, most: 1 });
  line(sheet, 48);
}

function footer(sheet: Sheet, contacts: LeafletTexts["contacts"], page: number): void {
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
