import type { KeyboardEvent } from "react";

/** Marks a slot for the arrow keys: its start, as it is written in the calls. */
export const slotMark = (start: string) => ({ "data-slot-start": start });

const MARK = "[data-slot-start]";
const startOf = (slot: HTMLElement) => slot.dataset["slotStart"] ?? "";
const slotsIn = (track: Element | undefined) => [...(track?.querySelectorAll<HTMLElement>(MARK) ?? [])];

/** Arrows on a slot: left and right within its task, up and down to what is on then in the task beside it. */
export function moveAmongSlots(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const slot = (event.target as HTMLElement).closest<HTMLElement>(MARK);
  const track = slot?.parentElement;
  if (!slot || !track) return;
  const next = nextSlot(event.key, { slot, track, board: event.currentTarget });
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

type From = { slot: HTMLElement; track: Element; board: Element };

function nextSlot(key: string, { slot, track, board }: From): HTMLElement | undefined {
  const slots = slotsIn(track);
  const at = slots.indexOf(slot);
  if (key === "ArrowLeft") return slots[at - 1];
  if (key === "ArrowRight") return slots[at + 1];
  if (key === "Home") return slots[0];
  if (key === "End") return slots.at(-1);
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return undefined;
  const tracks = [...new Set([...board.querySelectorAll(MARK)].map(({ parentElement }) => parentElement))];
  const beside = slotsIn(tracks[tracks.indexOf(track as HTMLElement) + step] ?? undefined);
  return beside.findLast((one) => startOf(one) <= startOf(slot)) ?? beside[0];
}
