import { useState } from "react";

type Value = string | number | boolean | null;
/** What a person has put in a field, and what stood there before. */
type Edit<V> = { seen: V; mine: V };

/**
 * What a form shows: what stands there now, under what the person has changed. What somebody else
 * changes meanwhile comes in; a field that both have changed is contested until the person chooses.
 */
export function useDraft<Values extends Record<string, Value>>(present: Values) {
  const [edits, setEdits] = useState<{ [Key in keyof Values]?: Edit<Values[Key]> }>({});
  const values = { ...present };
  const contested: (keyof Values)[] = [];
  for (const key of Object.keys(edits) as (keyof Values)[]) {
    const edit = edits[key];
    if (!edit) continue;
    values[key] = edit.mine;
    if (present[key] !== edit.seen && present[key] !== edit.mine) contested.push(key);
  }

  return {
    values,
    contested,
    set: <Key extends keyof Values>(key: Key, mine: Values[Key]) =>
      setEdits({ ...edits, [key]: { seen: (edits[key] ?? { seen: present[key] }).seen, mine } }),
    keepMine: () => {
      const settled = { ...edits };
      for (const key of contested) settled[key] = { seen: present[key], mine: values[key] };
      setEdits(settled);
    },
    takeTheirs: () => {
      const settled = { ...edits };
      for (const key of contested) Reflect.deleteProperty(settled, key);
      setEdits(settled);
    },
  };
}
