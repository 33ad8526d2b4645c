import { barycentre, type GeoLocation } from "@coulisses/shared-domain/location/geo-location";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { LeafletPage, LeafletTexts } from "@coulisses/shared-domain/planning/leaflet";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { formatDateTime, formatDay, formatPeriod, formatTime } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import type { Period } from "@coulisses/shared-domain/time/period";
import { create as createCode } from "qrcode";
import { runsOf, UNKNOWN } from "./fonts";
import type { LeafletContent } from "./leaflet-content";
import { blocksOf, type Span } from "./rich-text";
import { bold, FAINT, INK, LIGHT, PAGE, type Sheet, sheetOf, text, WIDTH } from "./sheet";

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const CODE = 96;
const MOST_COMPANIONS = 20;

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

function taskBlock(sheet: Sheet, task: PlannedTask): void {
  const title = { x: LEFT + 10, width: WIDTH - 20, size: 14, color: "#ffffff" };
  const band = sheet.heightOf(bold(task.name), title) + 8;
  sheet.keep(band + 110);
  sheet.document.rect(LEFT, sheet.y, WIDTH, band).fill(INK);
  sheet.place(bold(task.name), sheet.y + 3, title);
  sheet.skip(band + 6);
  fact(sheet, "Créneau", bold(slotOf(task.period)));
  fact(sheet, "Lieu de rendez-vous", placeSpans(task.location));
  sheet.skip(4);
  richText(sheet, task.globalInstruction);
  if (task.inChargeInstruction !== null) {
    heading(sheet, "Instructions responsables", 40, 12);
    richText(sheet, task.inChargeInstruction);
  }
  if (task.contacts.length > 0) {
    heading(sheet, "À contacter en cas de problème", 50, 12);
    grid(sheet, task.contacts, 3, (contact) => [
      ...bold(`${fullName(contact)}\n`),
      ...phoneSpans(contact.phone),
    ]);
  }
  if (task.company.length > 0) {
    heading(sheet, "Affectés avec toi", 50, 12);
    for (const { people, ...period } of task.company) {
      sheet.keep(34);
      sheet.write(bold(hoursOf(period)), { size: 11 });
      grid(sheet, companionsShown(people), 4, (companion) => text(companion), 9.5);
    }
  }
  sheet.skip(4);
  rule(sheet, 1.6);
  sheet.skip(16);
}

/** At most five rows of four; when there are more people, the last cell says so. */
function companionsShown(people: readonly UserIdentity[]): string[] {
  const names = people.map(fullName);
  return names.length <= MOST_COMPANIONS ? names : [...names.slice(0, MOST_COMPANIONS - 1), "..."];
}

function fact(sheet: Sheet, label: string, spans: Span[]): void {
  const top = sheet.y;
  sheet.place(text(label), top + 1, { size: 10, color: "#444444" });
  const setting = { x: LEFT + 122, width: WIDTH - 122, size: 12 };
  sheet.place(spans, top, setting);
  sheet.skip(sheet.heightOf(spans, setting) + 2);
}

function placeSpans(location: PlannedTask["location"]): Span[] {
  if (location === null) return text("Aucun lieu assigné");
  const link = mapLink(location.geoLocation);
  return bold(location.name).map((span) => ({
    ...span,
    ...(link !== undefined && { link, isUnderlined: true }),
  }));
}

/** A search on a map; none for a place that nobody has put on it. */
function mapLink(shape: GeoLocation | null): string | undefined {
  const point = shape === null ? undefined : barycentre(shape);
  return (
    point && `https://www.google.com/maps/search/?api=1&query=${String(point.lat)}%2C${String(point.lng)}`
  );
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

/** Cells of as many columns, each row as high as its highest. */
function grid<Item>(
  sheet: Sheet,
  items: readonly Item[],
  columns: number,
  spansOf: (item: Item) => Span[],
  size = 10.5,
): void {
  const width = WIDTH / columns;
  for (let first = 0; first < items.length; first += columns) {
    const cells = items.slice(first, first + columns).map(spansOf);
    const setting = { width: width - 12, size };
    const height = Math.max(...cells.map((spans) => sheet.heightOf(spans, setting)));
    sheet.keep(height);
    cells.forEach((spans, column) => {
      sheet.place(spans, sheet.y, { ...setting, x: LEFT + 4 + column * width });
    });
    sheet.skip(height + 5);
  }
  sheet.skip(4);
}

function richText(sheet: Sheet, html: string): void {
  const blocks = blocksOf(html);
  for (const { kind, depth, mark, spans } of blocks) {
    const size = kind === "heading" ? 12.5 : 10.5;
    const indent = kind === "item" ? 16 * (depth + 1) : 0;
    sheet.keep(kind === "heading" ? 44 : 15);
    if (kind === "item") sheet.place(text(mark), sheet.y, { x: LEFT + indent - 14, width: 30, size });
    sheet.write(spans, { x: LEFT + indent, width: WIDTH - indent, size });
    sheet.skip(kind === "item" ? 2 : 5);
  }
  if (blocks.length > 0) sheet.skip(5);
}

function heading(sheet: Sheet, title: string, room: number, size = 16): void {
  sheet.keep(room);
  sheet.write(bold(title), { size });
  sheet.skip(size / 3);
}

function rule({ document, y }: Sheet, thickness: number): void {
  document
    .moveTo(LEFT, y)
    .lineTo(RIGHT, y)
    .lineWidth(thickness)
    .strokeColor(thickness > 1 ? INK : FAINT)
    .stroke();
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

function line({ document }: Sheet, y: number): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.8).strokeColor(INK).stroke();
}

const fullName = ({ firstname, lastname }: UserIdentity) => `${firstname} ${lastname}`;
const unbroken = (phone: string) => phone.replaceAll(" ", "\u00A0");
const phoneSpans = (phone: string) =>
  text(unbroken(phone), { link: `tel:${phone.replaceAll(/[^+\d]/g, "")}` });
const hoursOf = ({ start, end }: Period) =>
  `${formatTime(start)} – ${formatTime(end)}`.replaceAll(" ", "\u00A0");
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** One day is said once. */
function slotOf({ start, end }: Period): string {
  return parisDay(start) === parisDay(end)
    ? `${capital(formatDay(start))}, ${formatTime(start)} – ${formatTime(end)}`
    : capital(formatPeriod({ start, end }));
}
