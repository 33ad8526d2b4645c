import type { ReactNode } from "react";
import type { Schema } from "yup";
import type { FormFields } from "@coulisses/shared-ui/form";

/** The French reason why the server refused a form; `fields` are the values it is about. */
export type Refusal = { message: string; fields?: Readonly<Record<string, string>> };

/**
 * Another person has saved the same thing meanwhile: `theirs` shows their version, `keepMine` sends mine over
 * it. `by` is their name, when known.
 */
export type Clash = { theirs: ReactNode; by?: string | undefined; keepMine: () => Promise<SendOutcome> };

/**
 * The outcome of sending a form; undefined when it is saved. A function also means saved, and is called next:
 * it goes to a page.
 */
export type SendOutcome = Refusal | Clash | (() => void) | undefined;

/** The initial values of a form, its rules, and how it is sent. */
export type FormOptions<Values extends object> = {
  /**
   * When these change while the form is open, fields that the person has left alone follow, and those that
   * both have changed wait for a choice (`conflict`).
   */
  initialValues: Values;
  /**
   * True when the initial values are only proposed (the festival's start, the present hour): when they change while
   * the form is open, a field that the person has changed stays as typed, without a choice. @default false
   */
  isProposed?: boolean;
  /**
   * The name of the form on its page, with the id of the thing that it changes: `gear-12`. Its values then
   * come back after a reload, or after a session that ended by itself, until they are sent or given up.
   */
  draft?: string;
  /** The rules: `rules({ name: gearNameProblem })`. */
  schema: Schema;
  /**
   * Called once for each try, with values that keep every rule. A failed call returns its error; it does not
   * throw.
   */
  send: (values: Values) => Promise<SendOutcome>;
  /** Called once it is saved: to show a notice, and close. */
  onSent?: (values: Values) => void;
  /**
   * True when the page keeps the values elsewhere, so that leaving the form loses and asks nothing. @default
   * false
   */
  isKept?: boolean;
};

/** A form for its fields and its buttons. */
export type Form<Values extends object> = {
  values: Values;
  /** The props that tie one of our inputs to a value: `<TextField label="Nom" {...form.field("name")} />`. */
  field: <Name extends keyof Values & string>(name: Name) => FieldOf<Values[Name]>;
  /** The same for a switch or a box to tick. */
  toggle: (name: keyof Values & string) => {
    checked: boolean;
    onChange: (checked: boolean) => void;
    error: string | undefined;
  };
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /**
   * Sends values that keep the rules; otherwise shows every error and puts the focus in the first wrong
   * field.
   */
  submit: () => void;
  /** True while it is being sent. */
  sending: boolean;
  /** True when a value differs from the initial one, or a typed text is not read yet. */
  dirty: boolean;
  /** Closes the form; asks first when typed values would be lost. */
  leave: (close: () => void) => void;
  /** The server's refusal that no field shows; stays until the next try. */
  refusal: string | undefined;
  /** Another person has changed the same thing; nothing is sent before one of the two is chosen. */
  conflict: FormConflict | undefined;
  /** Forgets typed values and errors. */
  reset: () => void;
  /** Set when the values come from a draft; `discard` starts anew. */
  draft: { discard: () => void } | undefined;
  /** Its fields, to go around them in `FormFieldsContext`; `FormDialog` and `InlineForm` put it there. */
  fields: FormFields;
};

/**
 * `theirs` and `takeTheirs` are absent when the form does not know them: its dialog then shows and closes.
 */
type FormConflict = {
  theirs?: ReactNode;
  by?: string | undefined;
  keepMine: () => void;
  takeTheirs?: () => void;
};

/** The props of a field. */
type FieldOf<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};
