import type {
  BarrelSaveForm,
  DepositsForm,
  ExternalEventForm,
  ProvisionsForm,
} from "@coulisses/shared-domain/contract/money/consumptions";
import type { Barrel } from "@coulisses/shared-domain/personal-account/barrel";
import {
  linesToSend,
  type SaveMode,
  stickPriceOf,
} from "@coulisses/shared-domain/personal-account/typed-save";
import type { SaveRequest } from "../api/consumptions-api";
import type { Sheet } from "./save-sheet";

/** What one is told once it is saved. */
export const saveNotices: Readonly<Record<SaveMode, string>> = {
  cask: "Les transactions fût ont été enregistrées 💸",
  closet: "Les transactions placard ont été enregistrées 💸",
  deposit: "Les dépôts ont été enregistrés 💸",
  "external-event": "Les transactions ont été enregistrées 💸",
};

/** The call that saves what is typed; the barrel's price goes with it, so that nobody pays another one than was shown. */
export function saveRequest(sheet: Sheet, barrel: Barrel | undefined): SaveRequest {
  const lines = linesToSend(sheet);
  const name = sheet.name.trim();
  const transactions = lines.map(({ person, quantity }) => ({ consumer: person, consumption: quantity }));
  if (sheet.mode === "cask") {
    const body = { barrelSlug: "", ...slugAndPrice(barrel), transactions } satisfies BarrelSaveForm;
    return { path: "barrels", name, body };
  }
  if (sheet.mode === "closet") {
    const body = { stickPrice: stickPriceOf(sheet), transactions } satisfies ProvisionsForm;
    return { path: "provisions", name, body };
  }
  if (sheet.mode === "deposit") {
    const body = lines.map(({ person, quantity }) => ({ depositor: person, amount: quantity }));
    return { path: "deposits", name, body: body satisfies DepositsForm };
  }
  const context = sheet.context.trim();
  const body = lines.map(({ person, quantity }) => ({ consumer: person, amount: quantity, context }));
  return { path: "external-event", name, body: body satisfies ExternalEventForm };
}

const slugAndPrice = (barrel: Barrel | undefined) =>
  barrel && { barrelSlug: barrel.slug, price: barrel.price };
