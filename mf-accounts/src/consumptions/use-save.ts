import type { Barrel } from "@coulisses/shared-domain/personal-account/barrel";
import {
  linesToSend,
  type SaveMode,
  stickPriceOf,
} from "@coulisses/shared-domain/personal-account/typed-save";
import {
  useChargeBarrelMutation,
  useChargeEventMutation,
  useChargeProvisionsMutation,
  useDepositMutation,
} from "../api/consumptions-api";
import type { ConsumptionValues } from "./consumption-draft";

/** The notice of a successful save, by mode. */
export const saveNotices: Readonly<Record<SaveMode, string>> = {
  cask: "Les transactions fût ont été enregistrées 💸",
  closet: "Les transactions placard ont été enregistrées 💸",
  deposit: "Les dépôts ont été enregistrés 💸",
  "external-event": "Les transactions ont été enregistrées 💸",
};

/**
 * Saves the table. The barrel's price goes with it: the server refuses when it has changed since it was
 * shown.
 */
export function useSave() {
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
