import {
  type CatalogueSignageItem,
  type SignageItemForm,
  signageToStore,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import {
  signageTypeLabels,
  signageTypes,
  type SignageType,
} from "@coulisses/shared-domain/signage/signage-type";
import { refusalOf } from "../parts/refusal-of";

export const signageTypeChoices = signageTypes.map((value) => ({ value, label: signageTypeLabels[value] }));

export function readSignageType(text: string): SignageType | undefined {
  return signageTypes.find((type) => type === text);
}

export function signageValues(signage?: CatalogueSignageItem): SignageItemForm {
  return { name: signage?.name ?? "", type: signage?.type ?? "AFFICHE" };
}

/** What the server would refuse. */
export function signageNameError(
  values: SignageItemForm,
  signages: readonly CatalogueSignageItem[],
  id?: number,
): string | undefined {
  return refusalOf(() => signageToStore(values, signages, id));
}
