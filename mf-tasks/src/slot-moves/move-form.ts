import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDay, formatHours } from "@coulisses/shared-domain/time/format";
import { createPeriod } from "@coulisses/shared-domain/time/period";
import type { MoveForm, MovePreview, PreviewedSheet } from "@coulisses/shared-domain/contract/slot-moves";

type SlotMove = MoveForm["move"];

/** The fields of the dialog. */
export type Values = {
  kind: SlotMove["kind"];
  direction: "LATER" | "EARLIER";
  days: number | null;
  hours: number | null;
  minutes: number | null;
  length: "LONGER" | "SHORTER";
  bound: "START" | "END";
  /** Hours of each piece; 0 for one piece. */
  split: number;
  /** Keys of the slots that stay as they are. */
  leftOut: string[];
};

export const firstValues: Values = {
  kind: "SHIFT",
  direction: "LATER",
  days: null,
  hours: null,
  minutes: null,
  length: "LONGER",
  bound: "END",
  split: 1,
  leftOut: [],
};

/** The move that the fields ask for. */
export function moveOf({ kind, direction, days, hours, minutes, length, bound, split }: Values): SlotMove {
  const time = (hours ?? 0) * 60 + (minutes ?? 0);
  switch (kind) {
    case "SHIFT": {
      const way = direction === "LATER" ? 1 : -1;
      return { kind, days: signed(way, days ?? 0), minutes: signed(way, time) };
    }
    case "RESIZE":
      return { kind, bound, minutes: signed(length === "LONGER" ? 1 : -1, time) };
    case "SPLIT":
      return { kind, hours: split };
  }
}

/** Never minus zero, which would be another question to the server. */
const signed = (way: 1 | -1, amount: number) => (amount === 0 ? 0 : way * amount);

/** True when the fields ask for nothing yet. */
export function isNothing(values: Values): boolean {
  const move = moveOf(values);
  return move.kind !== "SPLIT" && move.minutes === 0 && (move.kind === "RESIZE" || move.days === 0);
}

export const slotKeyOf = (sheetId: number, slotId: string) => `${String(sheetId)}/${slotId}`;

/** The question about these sheets. */
export const questionOf = (ids: readonly number[], values: Values) => ({
  move: moveOf(values),
  sheets: ids.map((id) => ({
    id,
    leftOut: values.leftOut.flatMap((key) =>
      key.startsWith(slotKeyOf(id, "")) ? [key.slice(slotKeyOf(id, "").length)] : [],
    ),
  })),
});

/** The slots of a sheet that can't change, of those not left out. */
export const blockedIn = ({ id, refusal, slots }: PreviewedSheet): string[] =>
  slots
    .filter(({ isLeftOut, problem }) => !isLeftOut && (refusal !== null || problem !== null))
    .map(({ before }) => slotKeyOf(id, before.id));

/** The body of the move as the preview showed it; sheets of which nothing moves are no part of it. */
export const moveFormOf = (values: Values, { sheets }: MovePreview): MoveForm => ({
  move: moveOf(values),
  sheets: sheets
    .map(({ id, version, slots }) => ({
      id,
      version,
      mobilizations: slots.filter(({ isLeftOut }) => !isLeftOut).map(({ before }) => before.id),
    }))
    .filter(({ mobilizations }) => mobilizations.length > 0),
});

/** How many slots move. */
export const countOf = ({ sheets }: MovePreview): number =>
  sheets.flatMap(({ slots }) => slots.filter(({ isLeftOut }) => !isLeftOut)).length;

export const slotsWord = (count: number) =>
  count > 1 ? `${String(count)} créneaux` : `${String(count)} créneau`;

/** The verb of the button. */
export const verbOf = ({ kind, length }: Values): string =>
  kind === "SHIFT"
    ? "Décaler"
    : kind === "SPLIT"
      ? "Découper"
      : length === "LONGER"
        ? "Allonger"
        : "Raccourcir";

/** `4 créneaux décalés`. */
export function doneWord(values: Values, count: number): string {
  const done = {
    Décaler: "décalé",
    Découper: "découpé",
    Allonger: "allongé",
    Raccourcir: "raccourci",
  }[verbOf(values)];
  return `${slotsWord(count)} ${done ?? ""}${count > 1 ? "s" : ""}`;
}

/** `vendredi 17 mai, 18h - 22h`. */
export function hoursWords({ start, end }: { start: string; end: string }): string {
  const [from = "", to = ""] = formatHours(createPeriod({ start, end })).split(" - ");
  const [day, lastDay] = [formatDay(start), formatDay(end)];
  return day === lastDay ? `${day}, ${from} - ${to}` : `${day}, ${from} - ${lastDay}, ${to}`;
}

/** A person who could not follow, with the slots and the reasons. */
export type Hindered = {
  id: number;
  name: string;
  reasons: { text: string; isNew: boolean; sheet: string; slot: { start: string; end: string } }[];
};

/** The people who could not follow, by name; those with something new first. */
export function hinderedIn({ sheets }: MovePreview): Hindered[] {
  const people = new Map<number, Hindered>();
  for (const { id: sheetId, slots } of sheets) {
    for (const { after, people: hindered } of slots) {
      for (const { id, collisions, ...person } of hindered) {
        const known = people.get(id) ?? { id, name: displayName(person), reasons: [] };
        people.set(id, known);
        if (!after) continue;
        known.reasons.push(
          ...collisions.map((one) => ({ ...one, sheet: `FT #${String(sheetId)}`, slot: after })),
        );
      }
    }
  }
  const isNew = ({ reasons }: Hindered) => reasons.some((one) => one.isNew);
  return [...people.values()].sort(
    (one, other) => Number(isNew(other)) - Number(isNew(one)) || one.name.localeCompare(other.name, "fr"),
  );
}
