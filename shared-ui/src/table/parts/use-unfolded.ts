import { type ReactNode, useState } from "react";

/** What a row holds under it, one row at a time. */
export type Unfolding<T> = {
  isUnfolded: (row: T) => boolean;
  toggle: (row: T) => void;
  render: (row: T) => ReactNode;
};

export function useUnfolded<T>(
  render: ((row: T) => ReactNode) | undefined,
  getRowId: (row: T) => string | number,
): Unfolding<T> | undefined {
  const [unfolded, unfold] = useState<string | number>();
  if (!render) return undefined;
  return {
    render,
    isUnfolded: (row) => getRowId(row) === unfolded,
    toggle: (row) => {
      const id = getRowId(row);
      unfold((present) => (present === id ? undefined : id));
    },
  };
}
