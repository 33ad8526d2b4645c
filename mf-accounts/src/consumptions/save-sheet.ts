import { findDraft, keepDraft } from "@coulisses/shared-pages/router";
import { type Barrel, barrelName } from "@coulisses/shared-domain/personal-account/barrel";
import { DEFAULT_STICK_PRICE } from "@coulisses/shared-domain/personal-account/consumption";
import { saveNames } from "@coulisses/shared-domain/personal-account/save";
import type { SaveTyped } from "@coulisses/shared-domain/personal-account/saved-again";
import {
  previewOf,
  type SaveMode,
  type SavePreview,
} from "@coulisses/shared-domain/personal-account/typed-save";
import { writeAmount } from "@coulisses/shared-domain/typed-text/read-amount";
import { useState, useSyncExternalStore } from "react";

/** What the SG types: the table, what stands beside it, and how it is called. */
export type Sheet = SaveTyped;

const DRAFT = "sg-save";
/** Nothing typed yet. */
export const empty: Sheet = {
  mode: "cask",
  stickPrice: writeAmount(DEFAULT_STICK_PRICE),
  context: "",
  amounts: {},
  barrelSlug: "",
  name: "",
};

/** Whether something would be lost. */
export const isTyped = ({ amounts }: Sheet) => Object.values(amounts).some((text) => text.trim() !== "");

/**
 * What is typed, apart from React, so that a number draws its row again and not the table. It outlives a reload, for
 * the same person and the mode in which it was typed.
 */
export function saveSheet() {
  const found = findDraft<Sheet>(DRAFT)?.values;
  let sheet: Sheet = { ...empty, ...found };
  let barrels: readonly Barrel[] = [];
  let preview = previewOf(sheet, undefined);
  let charged = new Map<number, number>();
  const listeners = new Set<() => void>();

  const barrel = () => barrels.find(({ slug }) => slug === sheet.barrelSlug) ?? barrels[0];
  const tell = () => {
    preview = previewOf(sheet, barrel());
    charged = new Map(preview.charges.map(({ consumer, amount }) => [consumer, amount]));
    for (const listener of listeners) listener();
  };
  const set = (change: Partial<Sheet>) => {
    sheet = { ...sheet, ...change };
    keepDraft(DRAFT, isTyped(sheet) ? { values: sheet, seen: {} } : undefined);
    tell();
  };

  return {
    wasFound: found !== undefined,
    current: () => sheet,
    preview: (): SavePreview => preview,
    chargeOf: (person: number) => charged.get(person) ?? 0,
    barrel,
    set,
    setAmount: (person: number, text: string) => set({ amounts: { ...sheet.amounts, [person]: text } }),
    /** Another mode counts something else: its amounts begin at nothing. */
    setMode: (mode: SaveMode) => set({ mode, amounts: {} }),
    /** After a save, or when one begins anew. */
    clear: () => set({ amounts: {}, name: "", context: "" }),
    /** What is typed is lost, with the person's consent. */
    forget: () => keepDraft(DRAFT, undefined),
    follow(present: readonly Barrel[]) {
      if (present === barrels) return;
      barrels = present;
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What the page and each of its rows follow. */
export type SaveSheet = ReturnType<typeof saveSheet>;

/** How a save is called unless the SG names it. */
export function usualName(sheet: SaveSheet): string {
  const { mode, context } = sheet.current();
  const barrel = sheet.barrel();
  return {
    cask: barrel ? barrelName(barrel) : "",
    closet: saveNames.provisions,
    deposit: saveNames.deposit,
    "external-event": context.trim(),
  }[mode];
}

/** The sheet of this page. */
export const useNewSheet = (): SaveSheet => useState(saveSheet)[0];

/** What `read` finds in the sheet; what it answers must stay the same while nothing of it changes. */
export function useSheet<Value>(sheet: SaveSheet, read: (sheet: SaveSheet) => Value): Value {
  return useSyncExternalStore(sheet.subscribe, () => read(sheet));
}
