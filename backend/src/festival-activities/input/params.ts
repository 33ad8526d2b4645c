import { idParams, pathId } from "@coulisses/shared-domain/contract/fields";
import { partId } from "../../festival-events/input/params";

export const windowParams = idParams.extend({ timeWindowId: partId("Créneau") });
export const contractorParams = idParams.extend({ contractorId: pathId });
export const signageParams = idParams.extend({ signageId: partId("Signalétique") });
export const electricityParams = idParams.extend({ electricityId: partId("Demande d'elec") });
