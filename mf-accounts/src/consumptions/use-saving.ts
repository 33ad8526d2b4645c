import { isApiError, useNotify } from "@coulisses/shared-auth";
import { useLeaveGuard } from "@coulisses/shared-pages/router";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import type { Barrel } from "@coulisses/shared-domain/personal-account/barrel";
import {
  linesToSend,
  type SaveMode,
  saveProblems,
  stickPriceOf,
} from "@coulisses/shared-domain/personal-account/typed-save";
import { useRef, useState } from "react";
import {
  useChargeBarrelMutation,
  useChargeEventMutation,
  useChargeProvisionsMutation,
  useDepositMutation,
} from "../api/consumptions-api";
import {
  type ConsumptionDraft,
  type ConsumptionValues,
  isTyped,
  useConsumptionDraft,
} from "./consumption-draft";

/** The notice of a successful save, by mode. */
const saveNotices: Readonly<Record<SaveMode, string>> = {
  cask: "Les transactions fût ont été enregistrées 💸",
  closet: "Les transactions placard ont été enregistrées 💸",
  deposit: "Les dépôts ont été enregistrés 💸",
  "external-event": "Les transactions ont été enregistrées 💸",
};

const none: readonly string[] = [];

/** Checks what the SG has typed and saves it; `onSaved` is called once the table is empty again. */
export function useSaving(sheet: ConsumptionDraft, consumers: readonly Consumer[], onSaved: () => void) {
  const notify = useNotify();
  const { save, isSaving } = useSave();
  const guard = useLeaveGuard(
    useConsumptionDraft(sheet, ({ current }) => isTyped(current())),
    sheet.forget,
  );
  const [problems, setProblems] = useState(none);
  const isSending = useRef(false);

  /** Shows what is wrong; true when the save may be confirmed. */
  const check = () => {
    const lastnames = new Map(consumers.map(({ id, lastname }) => [id, lastname]));
    const found = saveProblems(sheet.current(), { hasBarrel: sheet.barrel() !== undefined, lastnames });
    setProblems(found);
    return found.length === 0 && !isSending.current;
  };
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const { mode } = sheet.current();
    // A save in flight is sent until it is answered, even after a reload: it must not be typed back into the
    // table.
    sheet.forget();
    const outcome = await save(sheet.current(), sheet.barrel());
    isSending.current = false;
    if (outcome.error) {
      sheet.set({});
      return setProblems([isApiError(outcome.error) ? outcome.error.message : "L'enregistrement a échoué"]);
    }
    guard.release();
    sheet.clear();
    notify({ type: "success", message: saveNotices[mode] });
    onSaved();
  };
  return { problems, forgetProblems: () => setProblems(none), check, send, isSaving };
}

/**
 * Saves the table. The barrel's price goes with it: the server refuses when it has changed since it was
 * shown.
 */
function useSave() {
  const [deposit, depositing] = useDepositMutation();
  const [chargeBarrel, chargingBarrel] = useChargeBarrelMutation();
  const [chargeProvisions, chargingProvisions] = useChargeProvisionsMutation();
  const [chargeEvent, chargingEvent] = useChargeEventMutation();

  const save = async (sheet: ConsumptionValues, barrel: Barrel | undefined): Promise<{ error?: unknown }> => {
    const lines = linesToSend(sheet);
    const named = sheet.name.trim() === "" ? {} : { query: { name: sheet.name.trim() } };
    const transactions = lines.map(({ person, quantity }) => ({ consumer: person, consumption: quantity }));
    const context = sheet.context.trim();
    switch (sheet.mode) {
      case "cask":
        return chargeBarrel({ ...named, body: { barrelSlug: "", ...slugAndPrice(barrel), transactions } });
      case "closet":
        return chargeProvisions({ ...named, body: { stickPrice: stickPriceOf(sheet), transactions } });
      case "deposit":
        return deposit({
          ...named,
          body: lines.map(({ person, quantity }) => ({ depositor: person, amount: quantity })),
        });
      case "external-event":
        return chargeEvent({
          ...named,
          body: lines.map(({ person, quantity }) => ({ consumer: person, amount: quantity, context })),
        });
    }
  };
  const isSaving = [depositing, chargingBarrel, chargingProvisions, chargingEvent].some(
    ({ isLoading }) => isLoading,
  );
  return { save, isSaving };
}

const slugAndPrice = (barrel: Barrel | undefined) =>
  barrel && { barrelSlug: barrel.slug, price: barrel.price };
