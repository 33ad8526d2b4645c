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
export type ConsumptionValues = SaveTyped;

const DRAFT = "sg-save";
/** Nothing typed yet. */
export const empty: ConsumptionValues = {
  mode: "cask",
  stickPrice: writeAmount(DEFAULT_STICK_PRICE),
  context: "",
  amounts: {},
  barrelSlug: "",
  name: "",
};

/** Whether something would be lost. */
export const isTyped = ({ amounts }: ConsumptionValues) =>
  Object.values(amounts).some((text) => text.trim() !== "");

/**
 * The SG's typing, kept outside React so that a number redraws its row and not the table. It survives a
 * reload, for the same person and the same mode.
 */
export function createConsumptionDraft() {
  const found = findDraft<ConsumptionValues>(DRAFT)?.values;
  let draft: ConsumptionValues = { ...empty, ...found };
  let barrels: readonly Barrel[] = [];
  let preview = previewOf(draft, undefined);
  let charged = new Map<number, number>();
  const listeners = new Set<() => void>();

  const barrel = () => barrels.find(({ slug }) => slug === draft.barrelSlug) ?? barrels[0];
  const tell = () => {
    preview = previewOf(draft, barrel());
    charged = new Map(preview.charges.map(({ consumer, amount }) => [consumer, amount]));
    for (const listener of listeners) listener();
  };
  const set = (change: Partial<ConsumptionValues>) => {
    draft = { ...draft, ...change };
    keepDraft(DRAFT, isTyped(draft) ? { values: draft, seen: {} } : undefined);
    tell();
  };

  return {
    wasFound: found !== undefined,
    current: () => draft,
    preview: (): SavePreview => preview,
    chargeOf: (person: number) => charged.get(person) ?? 0,
    barrel,
    set,
    setAmount: (person: number, text: string) => set({ amounts: { ...draft.amounts, [person]: text } }),
    /** Another mode counts another thing: its amounts start empty. */
    setMode: (mode: SaveMode) => set({ mode, amounts: {} }),
    /** Empties the table, after a save or for a new one. */
    clear: () => set({ amounts: {}, name: "", context: "" }),
    /** Drops the draft; the caller has asked first. */
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
export type ConsumptionDraft = ReturnType<typeof createConsumptionDraft>;

/** How a save is called unless the SG names it. */
export function usualName(draft: ConsumptionDraft): string {
  const { mode, context } = draft.current();
  const barrel = draft.barrel();
  return {
    cask: barrel ? barrelName(barrel) : "",
    closet: saveNames.provisions,
    deposit: saveNames.deposit,
    "external-event": context.trim(),
  }[mode];
}

/** A new draft for this page. */
export const useNewConsumptionDraft = (): ConsumptionDraft => useState(createConsumptionDraft)[0];

/** The result of `read`; it must be the same object while the draft is unchanged. */
export function useConsumptionDraft<Value>(
  draft: ConsumptionDraft,
  read: (draft: ConsumptionDraft) => Value,
): Value {
  return useSyncExternalStore(draft.subscribe, () => read(draft));
}
