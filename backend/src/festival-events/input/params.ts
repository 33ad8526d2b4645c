import { idParams } from "../../http/fields";
import { text } from "../../input/text";

/** Ids of a sheet's parts are made by rules; one that no rule could make is simply not found. */
export const partId = (label: string) => text(label, { max: 1_000 });

export const requestParams = idParams.extend({ slug: partId("Matos") });
