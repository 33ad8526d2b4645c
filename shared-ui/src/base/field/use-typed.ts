import type { Reading } from "@coulisses/shared-domain/typed-text/read-number";
import { useRef, useState } from "react";
import { useUnreadField } from "./form-fields";

type TypedOptions<Value> = {
  value: Value;
  /** Writes a value as text. */
  write: (value: Value) => string;
  /** Reads a text: the value, or an error. */
  read: (text: string) => Reading<Value>;
  /** Called with the value read, never with a guess. */
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** The form's error about the value. */
  error?: string | undefined;
};

/**
 * A field whose value is read off what is typed: a number, a date, an amount. The text stays as typed. It is read when
 * the field is left, on Enter, and when its form is tried; then it becomes the value, or says what is wrong and nothing
 * is handed over. Meanwhile its form knows it as unread (`useUnreadField`), and sends nothing before it is read.
 */
export function useTyped<Value>({ value, write, read, onChange, ...props }: TypedOptions<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isTried, setTried] = useState(false);
  const reading = typed === undefined ? undefined : read(typed);
  const problem = reading && "problem" in reading ? reading.problem : undefined;

  const keep = (text: string | undefined) => {
    setTyped(text);
    if (text === undefined) setTried(false);
  };

  const type = (text: string) => keep(text === write(value) ? undefined : text);
  const set = (next: Value) => {
    keep(undefined);
    if (write(next) !== write(value)) onChange(next);
  };
  const pick = (text: string) => {
    const picked = read(text);
    if ("value" in picked) set(picked.value);
    else keep(text);
  };
  const handOver = () => {
    if (reading && "value" in reading) set(reading.value);
    else if (reading) setTried(true);
    return problem === undefined;
  };
  useUnreadField(typed !== undefined, handOver);

  return {
    /** The typed text that is not read yet; undefined without. */
    text: typed,
    /** The value of that text; the present value where it has none. */
    present: reading && "value" in reading ? reading.value : value,
    type,
    /** Takes a picked text: as a value if it is one, otherwise as if it were typed. */
    pick,
    /** Takes a value that was chosen rather than typed. */
    set,
    /** Props for the input. */
    field: {
      inputRef: input,
      value: typed ?? write(value),
      onChange: type,
      onBlur: () => {
        handOver();
        props.onBlur?.();
      },
      onKeyDown: (event: { key: string }) => {
        if (event.key === "Enter") handOver();
      },
      error: typed === undefined ? props.error : isTried ? problem : undefined,
    },
  };
}

/** The result of `useTyped`. */
export type Typed<Value> = ReturnType<typeof useTyped<Value>>;
