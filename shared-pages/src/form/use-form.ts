import { useFormik } from "formik";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Schema } from "yup";
import { useLeaveGuard } from "../leaving/leave-guard";
import { afterPress } from "./after-press";
import { findDraft, keepDraft } from "./drafts";
import { problemsIn } from "./rules";

/** Why the server did not take a form, in French; `fields` names the values that it is about. */
export type Refusal = { message: string; fields?: Readonly<Record<string, string>> };

/** Somebody else has saved the same thing meanwhile: `theirs` shows what, `keepMine` sends mine over it. */
export type Clash = { theirs: ReactNode; keepMine: () => Promise<SendOutcome> };

/** What sending a form leads to; undefined: it is saved. So it is with a function, which is called next: go there. */
export type SendOutcome = Refusal | Clash | (() => void) | undefined;

/** What a form starts with, which rules it follows, and how it is sent. */
export type FormOptions<Values extends object> = {
  /**
   * What the form starts with. When it changes while the form is open, fields that the person has left alone follow,
   * and those that both have changed wait for a choice (`conflict`).
   */
  initialValues: Values;
  /**
   * Names the form among those of its page, with the id of what it changes: `gear-12`. What was typed in it then comes
   * back after a reload, or after a session that ended by itself, until it is sent or given up.
   */
  draft?: string;
  /** Its rules: `rules({ name: gearNameProblem })`. */
  schema: Schema;
  /** Called once for each try, with values that keep every rule. A call that fails is answered, not thrown. */
  send: (values: Values) => Promise<SendOutcome>;
  /** It is saved: tell so, and close. */
  onSent?: (values: Values) => void;
  /** The page keeps what is typed elsewhere, so that leaving the form loses nothing and asks nothing. @default false */
  isKept?: boolean;
};

/** A form as its fields and its buttons need it. */
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
  /** Sends what keeps the rules; otherwise shows every problem and puts the focus in the first wrong field. */
  submit: () => void;
  /** It is being sent. */
  sending: boolean;
  /** Something differs from what the form started with, or is typed and not read yet. */
  dirty: boolean;
  /** Closes the form; asks first when what was typed in it would be lost. */
  leave: (close: () => void) => void;
  /** Why the server did not take it, where no field shows it; stays until the next try. */
  refusal: string | undefined;
  /** Somebody else has changed what the person changes; nothing is sent before one of the two is chosen. */
  conflict: FormConflict | undefined;
  /** Forgets what was typed and refused. */
  reset: () => void;
  /** What it holds was typed before the page went away; `discard` starts anew. */
  draft: { discard: () => void } | undefined;
  /** Goes to the `ref` of what holds the fields. */
  container: (element: HTMLElement | null) => void;
};

/** `theirs` and `takeTheirs` are left out where the form does not know them: its dialog then shows and closes. */
export type FormConflict = { theirs?: ReactNode; keepMine: () => void; takeTheirs?: () => void };

/** What a field takes of its form. */
export type FieldOf<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

type Problems = Readonly<Record<string, string>>;
const none: Problems = {};

/**
 * The one way to fill a form: Formik holds the values, yup the rules. A problem shows once its field was left or the
 * form was tried; as long as one is on screen nothing is sent, whoever found it (a rule, the server, the field itself).
 */
export function useForm<Values extends object>({
  initialValues,
  draft: draftName,
  schema,
  send,
  onSent,
  isKept = false,
}: FormOptions<Values>): Form<Values> {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState(none);
  const [clash, setClash] = useState<Clash>();
  const [found, setFound] = useState(() => draftName && findDraft<Values>(draftName));
  const [seen, setSeen] = useState(() => ({ ...initialValues, ...(found && found.seen) }));
  const [onRendered, setOnRendered] = useState<() => void>();
  const [isTyping, setTyping] = useState(false);
  const isBusy = useRef(false);
  /** It was sent and is empty for the next one: what is left empty then misses nothing. */
  const hasBegunAnew = useRef(false);

  useLayoutEffect(() => onRendered?.(), [onRendered]);
  /** Resolves once React has rendered what was just set. */
  const rendered = () => new Promise<void>((resolve) => setOnRendered(() => resolve));
  /** The first field that shows a problem. */
  const firstProblem = async () => {
    await rendered();
    return container?.querySelector<HTMLElement>("[aria-invalid='true']");
  };
  useEffect(() => {
    // The document hears of it after the fields have.
    const look = () => setTyping(unreadFields(container).length > 0);
    document.addEventListener("input", look);
    document.addEventListener("focusout", look);
    return () => {
      document.removeEventListener("input", look);
      document.removeEventListener("focusout", look);
    };
  }, [container]);

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
    // Problems are read off the values at each rendering; Formik's own come later and could hold back what is mended.
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
  const guard = useLeaveGuard(
    dirty && !isKept,
    () => !isKept && unreadFields(container).length > 0,
    forgetDraft,
  );
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
  // A text that is being typed becomes a value, and may be contested, once it is read.
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
    unreadFields(container).forEach((field) => field.checkValidity());
    setTyping(unreadFields(container).length > 0);
    await rendered();
    await formik.submitForm();
    // A rule about something that has no field on screen is told like a refusal.
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
        afterPress(() => {
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
      const choice = container?.querySelector<HTMLElement>("[data-conflict] button");
      if (conflict) choice?.focus();
      else void oneAtATime(attempt);
    },
    sending,
    dirty,
    leave: guard.leave,
    refusal,
    conflict,
    reset,
    draft: found && isChanged ? { discard: reset } : undefined,
    container: setContainer,
  };
}

/**
 * The fields that hold a text which is not their value yet (`useTyped` of shared-ui): a check of its validity makes
 * such a field hand over what it reads there, or show why it can't.
 */
const unreadFields = (container: HTMLElement | null) =>
  [...(container?.querySelectorAll("input") ?? [])].filter(({ validity }) => validity.customError);

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Values of forms are texts, numbers, files, and lists or records of them. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));

/** The problems of fields that the form has, and the message for what is about none of them. */
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
