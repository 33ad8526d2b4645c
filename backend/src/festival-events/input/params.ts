import { idParams } from "@coulisses/shared-domain/contract/fields";
import { text } from "@coulisses/shared-domain/contract/fields";

/** Ids of a sheet's parts are made by rules; one that no rule could make is simply not found. */
export const partId = (label: string) => text(label, { max: 1_000 });

export const requestParams = idParams.extend({ slug: partId("Matos") });
