import type { RowCounts } from "./imported-counts";

/** A sum in cents, in the former product and here. */
export type BothSides = { label: string; there: number; here: number };

/** The outcome of an import in French, as its page and its text show it. It names people. */
export type ToldReport = {
  /** The file or database, without password. */
  source: string;
  /** Its newest migration. */
  version: string;
  isTrial: boolean;
  /** To read before all else. */
  warnings: string[];
  /** By kind of thing; each row that was read is in one of the other numbers. */
  counts: (RowCounts & { kind: string })[];
  /** The rows that are left out, changed, or united. */
  parts: { title: string; meaning: string; kinds: { kind: string; lines: string[] }[] }[];
  money: {
    sums: BothSides[];
    people: { name: string; balance: Omit<BothSides, "label">; sums: BothSides[] }[];
  };
};
