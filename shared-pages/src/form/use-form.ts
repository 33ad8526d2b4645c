import { useFormik } from "formik";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useNotify } from "@coulisses/shared-auth";
import { createFormFields } from "@coulisses/shared-ui/form";
import { useLeaveGuard } from "../leaving/leave-guard";
import { findDraft, keepDraft } from "./drafts";
import type { Form, FormOptions } from "./form";
import { problemsIn } from "./rules";
import { useDelivery } from "./use-delivery";
import { useFieldProps } from "./use-field-props";
import { useFollowedValues } from "./use-followed-values";

/** The draft that a form starts with, as long as it is neither sent nor given up. */
function useFoundDraft<Values extends object>(name: string | undefined) {
  const [found, setFound] = useState(() => (name === undefined ? undefined : findDraft<Values>(name)));
  return { found, drop: () => setFound(undefined) };
}

/** Resolves once React has rendered the values just set. */
function useRendered() {
  const [onRendered, setOnRendered] = useState<() => void>();
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  return () => new Promise<void>((resolve) => setOnRendered(() => resolve));
}

/** Says that a form was sent, and closes what holds it. */
export function useFinish(close: () => void) {
  const notify = useNotify();
  return (message: string) => {
    notify({ type: "success", message });
    close();
  };
}

/**
 * The one way to fill a form: Formik holds the values, yup the rules. An error shows once its field was left
 * or sending was tried; while one is on screen, of a rule, the server or the field itself, nothing is sent.
 */
export function useForm<Values extends object>({
  initialValues,
  isProposed = false,
  draft: draftName,
  schema,
  send,
  onSent,
  isKept = false,
}: FormOptions<Values>): Form<Values> {
  const [fields] = useState(createFormFields);
  const isTyping = useSyncExternalStore(fields.subscribe, fields.hasUnread);
  const { found, drop } = useFoundDraft<Values>(draftName);
  const rendered = useRendered();
  const firstProblem = async () => {
    await rendered();
    return fields.firstWrong();
  };
  const forgetDraft = () => {
    if (draftName) keepDraft(draftName, undefined);
    drop();
  };
  const delivery = useDelivery<Values>({
    firstProblem,
    onTaken: (taken, next) => {
      guard.release();
      forgetDraft();
      next?.();
      onSent?.(taken);
    },
  });
  const formik = useFormik<Values>({
    initialValues: { ...initialValues, ...found?.values },
    // Errors are computed from the values at each rendering; Formik's own come later and could hold back a
    // mended value.
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => problemsIn(schema, values),
    onSubmit: async (values) => {
      if (!followed.isContested && !(await firstProblem()))
        await delivery.deliver(values, () => send(values));
    },
  });
  const { values } = formik;
  const { beginAnew, ...fieldProps } = useFieldProps(formik, schema, delivery);
  const followed = useFollowedValues({
    values,
    setValues: (change) => formik.setValues(change),
    initialValues,
    isProposed,
    startedWith: found?.seen,
    isTyping,
  });
  const { seen, isChanged } = followed;
  const dirty = isTyping || isChanged;
  const guard = useLeaveGuard(dirty && !isKept, forgetDraft);
  useEffect(() => {
    if (draftName) keepDraft(draftName, isChanged ? { values, seen } : undefined);
  }, [draftName, isChanged, values, seen]);

  const attempt = async () => {
    fields.read();
    await rendered();
    await formik.submitForm();
    // The error of a value without field on screen is shown like a refusal.
    const messages = Object.values(await formik.validateForm());
    if (messages.length > 0 && !(await firstProblem())) delivery.setRefusal(messages.join("\n"));
  };
  const { clash } = delivery;
  const conflict = clash
    ? {
        theirs: clash.theirs,
        by: clash.by,
        keepMine: () => void delivery.oneAtATime(() => delivery.deliver(values, clash.keepMine)),
      }
    : followed.isContested
      ? { keepMine: followed.keepMine, takeTheirs: followed.takeTheirs }
      : undefined;

  const reset = () => {
    delivery.reset();
    followed.keepMine();
    drop();
    beginAnew();
    formik.resetForm({ values: initialValues });
  };

  return {
    values,
    ...fieldProps,
    submit: () => {
      if (conflict) fields.focusChoice();
      else void delivery.oneAtATime(attempt);
    },
    sending: delivery.sending,
    dirty,
    leave: guard.leave,
    refusal: delivery.refusal,
    conflict,
    reset,
    draft: found && isChanged ? { discard: reset } : undefined,
    fields,
  };
}
