import {
  type CatalogueSignageItem,
  type SignageItemForm,
  signageToStore,
  type SignageType,
  signageTypeLabels,
  signageTypes,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { rules } from "@coulisses/shared-pages/forms";
import { problemIn } from "@coulisses/shared-domain/festival-error";
import { pictureError } from "@coulisses/shared-domain/people/picture";

export const signageTypeChoices = signageTypes.map((value) => ({ value, label: signageTypeLabels[value] }));

export function readSignageType(text: string): SignageType | undefined {
  return signageTypes.find((type) => type === text);
}

type SignageValues = Omit<SignageItemForm, "file"> & {
  /** A new picture to upload. */
  file: File | null;
};

export function signageValues(signage?: CatalogueSignageItem): SignageValues {
  return { name: signage?.name ?? "", type: signage?.type ?? "AFFICHE", file: null };
}

/** Rules of a signage, as the server checks them. */
export const signageRules = (signages: readonly CatalogueSignageItem[], id?: number) =>
  rules<SignageValues>({
    name: (_name, values) =>
      problemIn(() => signageToStore({ name: values.name, type: values.type }, signages, id)),
    file: (file) => (file ? pictureError(file) : undefined),
  });

/** Content of a file in base64; empty, and so refused by the server, when the file can't be read any more. */
export async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(",") + 1);
}
