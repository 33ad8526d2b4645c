import { barycentre, type GeoLocation } from "@coulisses/shared-domain/location/geo-location";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import { formatDay, formatPeriod, formatTime } from "@coulisses/shared-domain/time/format";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import type { Period } from "@coulisses/shared-domain/time/period";
import {
  capital,
  fullName,
  grid,
  heading,
  hoursOf,
  LEFT,
  phoneSpans,
  richText,
  rule,
} from "./leaflet-blocks";
import type { Span } from "./rich-text";
import { bold, INK, type PdfPages, text, WIDTH } from "./pdf-pages";

const MOST_COMPANIONS = 20;

/** A task with all that its volunteer needs: time, place, instructions, contacts, colleagues. */
export function taskBlock(sheet: PdfPages, task: PlannedTask): void {
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

function fact(sheet: PdfPages, label: string, spans: Span[]): void {
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

/** A search on a map; undefined for a place without a shape. */
function mapLink(shape: GeoLocation | null): string | undefined {
  const point = shape === null ? undefined : barycentre(shape);
  return (
    point && `https://www.google.com/maps/search/?api=1&query=${String(point.lat)}%2C${String(point.lng)}`
  );
}

/** A day that start and end share is written once. */
function slotOf({ start, end }: Period): string {
  return parisDay(start) === parisDay(end)
    ? `${capital(formatDay(start))}, ${formatTime(start)} – ${formatTime(end)}`
    : capital(formatPeriod({ start, end }));
}
