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
import { rules } from "@coulisses/federation/platform/forms";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { pictureError } from "@coulisses/shared-domain/people/picture";

export const signageTypeChoices = signageTypes.map((value) => ({ value, label: signageTypeLabels[value] }));

export function readSignageType(text: string): SignageType | undefined {
  return signageTypes.find((type) => type === text);
}

export type SignageValues = SignageItemForm & {
  /** A new picture. */
  file: File | null;
};

export function signageValues(signage?: CatalogueSignageItem): SignageValues {
  return { name: signage?.name ?? "", type: signage?.type ?? "AFFICHE", file: null };
}

/** What the server would refuse. */
export const signageRules = (signages: readonly CatalogueSignageItem[], id?: number) =>
  rules<SignageValues>({
    name: (_name, values) => problemIn(() => signageToStore(values, signages, id)),
    file: (file) => (file ? pictureError(file) : undefined),
  });
