import { idParams, pathId } from "../../http/fields";
import { text } from "../../input/text";

/** Ids of a sheet's parts are made by rules; one that no rule could make is simply not found. */
const partId = (label: string) => text(label, { max: 1_000 });

export const windowParams = idParams.extend({ timeWindowId: partId("Créneau") });
export const contractorParams = idParams.extend({ contractorId: pathId });
export const signageParams = idParams.extend({ signageId: partId("Signalétique") });
export const electricityParams = idParams.extend({ electricityId: partId("Demande d'elec") });
export const requestParams = idParams.extend({ slug: partId("Matos") });
