import { useState } from "react";

type Value = string | number | boolean | null;
/** What a person has put in a field, and what stood there before. */
type Edit<V> = { seen: V; mine: V };

/**
 * What a form shows: what stands there now, under what the person has changed. What somebody else
 * changes meanwhile comes in; a field that both have changed is contested until the person chooses.
 */
export function useDraft<Values extends Record<string, Value>>(present: Values) {
  const [edits, setEdits] = useState<{ [Key in keyof Values]?: Edit<Values[Key]> | undefined }>({});
  const values = { ...present };
  const contested: (keyof Values)[] = [];
  for (const key of Object.keys(edits) as (keyof Values)[]) {
    const edit = edits[key];
    if (!edit) continue;
    values[key] = edit.mine;
    if (present[key] !== edit.seen && present[key] !== edit.mine) contested.push(key);
  }

  const settle = (keepsMine: boolean) => {
    const next = { ...edits };
    for (const key of contested)
      next[key] = keepsMine ? { seen: present[key], mine: values[key] } : undefined;
    setEdits(next);
  };

  return {
    values,
    conflict:
      contested.length === 0 ? undefined : { keepMine: () => settle(true), takeTheirs: () => settle(false) },
    set: <Key extends keyof Values>(key: Key, mine: Values[Key]) =>
      setEdits({ ...edits, [key]: { seen: (edits[key] ?? { seen: present[key] }).seen, mine } }),
  };
}
