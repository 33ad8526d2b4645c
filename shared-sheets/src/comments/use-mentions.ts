import { useLazyListAdherentsQuery } from "@coulisses/shared-auth";
import {
  mentionedIn,
  mentionOf,
  offeredMentions,
  typedMention,
} from "@coulisses/shared-domain/inbox/mentions";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { mentionOptionId } from "./mention-list";

const nobody: readonly UserIdentity[] = [];

/** INB-9: names people in a comment: `@` and some letters offer them, arrows and Enter or a press choose. */
export function useMentions(text: string, onChange: (text: string) => void) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [load, { data: people = nobody }] = useLazyListAdherentsQuery();
  const [caret, setCaret] = useState(0);
  const [pointed, setPointed] = useState(0);
  // The place of the @ whose proposals were closed.
  const [closed, setClosed] = useState<number>();

  const typed = typedMention(text, caret);
  const offered =
    typed === undefined || typed.start === closed ? nobody : offeredMentions(people, typed.search);
  const active = Math.min(pointed, offered.length - 1);
  const chosen = offered[active];

  const moveCaret = (place: number, around = text) => {
    setCaret(place);
    setPointed(0);
    if (typedMention(around, place)?.start !== closed) setClosed(undefined);
  };
  const change = (next: string) => {
    if (next.includes("@")) void load(undefined, true);
    moveCaret(field.current?.selectionStart ?? next.length, next);
    onChange(next);
  };
  const choose = (person: UserIdentity) => {
    const area = field.current;
    if (area === null || typed === undefined) return;
    // Written into the field itself, so that the caret stays behind the name.
    area.setRangeText(`${mentionOf(person)} `, typed.start, caret, "end");
    change(area.value);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (chosen === undefined || typed === undefined || event.nativeEvent.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: offered.length - 1 };
    if (event.key in steps) setPointed((active + steps[event.key as keyof typeof steps]) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
    else if (event.key === "Escape") setClosed(typed.start);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    field: {
      inputRef: field,
      onChange: change,
      onCaret: moveCaret,
      onKeyDown: keyDown,
      proposals: chosen && { id, active: mentionOptionId(id, chosen) },
    },
    list: { id, people: offered, active, onPoint: setPointed, onChoose: choose },
  };
}

/** INB-9: finds the ids of the people whom a text names; waits for the list of people where it needs it. */
export function useMentioned(): (text: string) => Promise<number[]> {
  const [load] = useLazyListAdherentsQuery();
  return async (text) => {
    if (!text.includes("@")) return [];
    const { data = nobody } = await load(undefined, true);
    return mentionedIn(text, data);
  };
}
