import { useFormik } from "formik";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Schema } from "yup";
import { createFormFields, type FormFields } from "@coulisses/shared-ui/form";
import { useLeaveGuard } from "../leaving/leave-guard";
import { afterPointerUp } from "./after-press";
import { findDraft, keepDraft } from "./drafts";
import { problemsIn } from "./rules";

/** The French reason why the server refused a form; `fields` are the values it is about. */
export type Refusal = { message: string; fields?: Readonly<Record<string, string>> };

/**
 * Another person has saved the same thing meanwhile: `theirs` shows their version, `keepMine` sends mine over
 * it.
 */
type Clash = { theirs: ReactNode; keepMine: () => Promise<SendOutcome> };

/**
 * The outcome of sending a form; undefined when it is saved. A function also means saved, and is called next:
 * it goes to a page.
 */
export type SendOutcome = Refusal | Clash | (() => void) | undefined;

/** The initial values of a form, its rules, and how it is sent. */
type FormOptions<Values extends object> = {
  /**
   * When these change while the form is open, fields that the person has left alone follow, and those that
   * both have changed wait for a choice (`conflict`).
   */
  initialValues: Values;
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
type FormConflict = { theirs?: ReactNode; keepMine: () => void; takeTheirs?: () => void };

/** The props of a field. */
type FieldOf<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

type Problems = Readonly<Record<string, string>>;
const none: Problems = {};

/**
 * The one way to fill a form: Formik holds the values, yup the rules. An error shows once its field was left
 * or sending was tried; while one is on screen, of a rule, the server or the field itself, nothing is sent.
 */
export function useForm<Values extends object>({
  initialValues,
  draft: draftName,
  schema,
  send,
  onSent,
  isKept = false,
}: FormOptions<Values>): Form<Values> {
  const [fields] = useState(createFormFields);
  const isTyping = useSyncExternalStore(fields.subscribe, fields.hasUnread);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState(none);
  const [clash, setClash] = useState<Clash>();
  const [found, setFound] = useState(() => draftName && findDraft<Values>(draftName));
  const [seen, setSeen] = useState(() => ({ ...initialValues, ...(found && found.seen) }));
  const [onRendered, setOnRendered] = useState<() => void>();
  const isBusy = useRef(false);
  /** The form was sent and is empty for the next one: fields left empty are then no errors. */
  const hasBegunAnew = useRef(false);

  useLayoutEffect(() => onRendered?.(), [onRendered]);
  /** Resolves once React has rendered the values just set. */
  const rendered = () => new Promise<void>((resolve) => setOnRendered(() => resolve));
  /** The first field that shows an error. */
  const firstProblem = async () => {
    await rendered();
    return fields.firstWrong();
  };

  const deliver = async (values: Values, call: () => Promise<SendOutcome>) => {
    setClash(undefined);
    setSending(true);
    try {
      const outcome = await call();
      if (outcome === undefined || typeof outcome === "function") {
        guard.release();
        forgetDraft();
        outcome?.();
        return onSent?.(values);
      }
      if ("keepMine" in outcome) return setClash(outcome);
      const { known, unknown } = placed(outcome, values);
      setRefused(known);
      setRefusal(unknown);
    } finally {
      setSending(false);
    }
  };

  const forgetDraft = () => {
    if (draftName) keepDraft(draftName, undefined);
    setFound(undefined);
  };
  const formik = useFormik<Values>({
    initialValues: { ...initialValues, ...(found && found.values) },
    // Errors are computed from the values at each rendering; Formik's own come later and could hold back a
    // mended value.
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => problemsIn(schema, values),
    onSubmit: async (values) => {
      if (contested.length === 0 && !(await firstProblem())) await deliver(values, () => send(values));
    },
  });
  const { values } = formik;
  const problems = useMemo(() => problemsIn(schema, values), [schema, values]);
  const isChanged = namesOf(values).some((name) => !isSame(values[name], seen[name]));
  const dirty = isTyping || isChanged;
  const guard = useLeaveGuard(dirty && !isKept, forgetDraft);
  useEffect(() => {
    if (draftName) keepDraft(draftName, isChanged ? { values, seen } : undefined);
  }, [draftName, isChanged, values, seen]);

  const moved = namesOf(values).filter((name) => !isSame(initialValues[name], seen[name]));
  const contested = moved.filter(
    (name) => !isSame(values[name], seen[name]) && !isSame(values[name], initialValues[name]),
  );
  const take = (names: readonly (keyof Values)[]) => {
    const theirs = Object.fromEntries(names.map((name) => [name, initialValues[name]])) as Partial<Values>;
    setSeen((before) => ({ ...before, ...theirs }));
    void formik.setValues((before) => ({ ...before, ...theirs }));
  };
  const follow = useEffectEvent(() => take(moved.filter((name) => !contested.includes(name))));
  // A text being typed becomes a value, and may conflict, once it is read.
  const follows = moved.length > contested.length && !isTyping;
  useEffect(() => {
    if (follows) follow();
  }, [follows]);

  const oneAtATime = async (act: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefusal(undefined);
    try {
      await act();
    } finally {
      isBusy.current = false;
    }
    (await firstProblem())?.focus();
  };
  const attempt = async () => {
    fields.read();
    await rendered();
    await formik.submitForm();
    // The error of a value without field on screen is shown like a refusal.
    const messages = Object.values(await formik.validateForm());
    if (messages.length > 0 && !(await firstProblem())) setRefusal(messages.join("\n"));
  };
  const conflict = clash
    ? {
        theirs: clash.theirs,
        keepMine: () => void oneAtATime(() => deliver(values, clash.keepMine)),
      }
    : contested.length > 0
      ? { keepMine: () => setSeen(initialValues), takeTheirs: () => take(contested) }
      : undefined;

  const setValue = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    hasBegunAnew.current = false;
    setRefused(({ [name]: _, ...others }) => others);
    void formik.setFieldValue(name, value);
  };
  const errorOf = (name: keyof Values & string) => {
    const isTried = formik.touched[name] !== undefined || formik.submitCount > 0;
    return (isTried ? problems[name] : undefined) ?? refused[name];
  };

  const reset = () => {
    setRefusal(undefined);
    setRefused(none);
    setSeen(initialValues);
    setFound(undefined);
    hasBegunAnew.current = true;
    formik.resetForm({ values: initialValues });
  };

  return {
    values,
    field: (name) => ({
      value: values[name],
      onChange: (value) => setValue(name, value),
      onBlur: () =>
        afterPointerUp(() => {
          if (!hasBegunAnew.current) void formik.setFieldTouched(name);
        }),
      error: errorOf(name),
    }),
    toggle: (name) => ({
      checked: values[name] === true,
      onChange: (checked) => setValue(name, checked as Values[typeof name]),
      error: errorOf(name),
    }),
    setValue,
    submit: () => {
      if (conflict) fields.focusChoice();
      else void oneAtATime(attempt);
    },
    sending,
    dirty,
    leave: guard.leave,
    refusal,
    conflict,
    reset,
    draft: found && isChanged ? { discard: reset } : undefined,
    fields,
  };
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Values of forms are texts, numbers, files, and lists or records of them. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));

/** The errors by field of the form, and the message for all others. */
function placed(
  { message, fields = none }: Refusal,
  values: object,
): { known: Problems; unknown: string | undefined } {
  const problems = Object.entries(fields).map(
    ([path, problem]) => [path.split(".")[0] ?? path, problem] as const,
  );
  const known = Object.fromEntries(problems.filter(([name]) => name in values));
  const isAllShown = problems.length > 0 && problems.every(([name]) => name in values);
  return { known, unknown: isAllShown ? undefined : message };
}
