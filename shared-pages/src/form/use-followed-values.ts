import { useEffect, useEffectEvent, useState } from "react";

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Values of forms are texts, numbers, files, and lists or records of them. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));

/**
 * Compares typed values with the initial ones, which others may change meanwhile: fields that the person has
 * left alone follow, those that both have changed are contested.
 */
export function useFollowedValues<Values extends object>({
  values,
  setValues,
  initialValues,
  isProposed,
  startedWith,
  isTyping,
}: {
  values: Values;
  setValues: (change: (before: Values) => Values) => unknown;
  initialValues: Values;
  /** True when the initial values are only proposed: typed ones are never contested. */
  isProposed: boolean;
  /** The initial values of a draft. */
  startedWith: Partial<Values> | undefined;
  /** A text being typed becomes a value, and may conflict, once it is read. */
  isTyping: boolean;
}) {
  const [seen, setSeen] = useState<Values>(() => ({ ...initialValues, ...startedWith }));
  const moved = namesOf(values).filter((name) => !isSame(initialValues[name], seen[name]));
  const changedByBoth = moved.filter(
    (name) => !isSame(values[name], seen[name]) && !isSame(values[name], initialValues[name]),
  );
  const take = (names: readonly (keyof Values)[]) => {
    const theirs = Object.fromEntries(names.map((name) => [name, initialValues[name]])) as Partial<Values>;
    setSeen((before) => ({ ...before, ...theirs }));
    setValues((before) => ({ ...before, ...theirs }));
  };
  const follow = useEffectEvent(() => take(moved.filter((name) => !changedByBoth.includes(name))));
  const follows = moved.length > changedByBoth.length && !isTyping;
  useEffect(() => {
    if (follows) follow();
  }, [follows]);
  return {
    /** The initial values that the typed ones are compared with. */
    seen,
    isChanged: namesOf(values).some((name) => !isSame(values[name], seen[name])),
    isContested: !isProposed && changedByBoth.length > 0,
    keepMine: () => setSeen(initialValues),
    takeTheirs: () => take(changedByBoth),
  };
}
